# Plansza w terminalu
round = Runda { $round } z { $rounds }
round-to-target = Runda { $round }, gra do { $target } punktów
row-first = Zaczyna
row-discard = Odrzucanie
row-trump = Atu
row-super = Super atu
row-value = Wartość
character-wolf = Wilk
character-crane = Żuraw
character-tiger = Tygrys
character-bear = Niedźwiedź
character-eagle = Orzeł
discard-1 = 1 karta
discard-2 = 2 karty
discard-not-1 = 1 bez 1
discard-left = w lewo
colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
first-player = pierwszy gracz
team-first = drużyna pierwszego gracza
team-other = druga drużyna
bonus = karta bonusu ×2
ready = gotowe
loot = zdobycz
trick = Lewa
last-trick = Ostatnia lewa
hand = Twoja ręka
given-up = Oddane
received = Otrzymane

# Co zrobić
notation = pole do zakrycia (niet first wolf, niet discard not-1, niet trump red, niet super blue, niet value -2), partnerzy (team crane tiger, team alone), kto dostaje kartę bonusu (bonus bear), karty do odrzucenia lub przekazania (discard red 9 blue 1, pass red 9) albo karta do zagrania (red 9)
ask-niet = Połóż żeton NIET! na odkrytym polu.
ask-team = Zaczynasz: wybierz partnerów.
ask-bonus = Daj kartę bonusu komuś z mniejszej drużyny.
ask-discard-1 = Wybierz kartę do odrzucenia.
ask-discard-2 = Wybierz dwie karty do odrzucenia.
ask-discard-not-1 = Wybierz kartę do odrzucenia, ale nie jedynkę.
ask-pass = Wybierz kartę, którą przekażesz w lewo.
ask-tricks = Zagraj kartę.
ask-over = Koniec gry.

# Co się stało
event-round-started = Zaczyna się runda { $round }. Rozdający: { $seat }.
event-dealt = { $seat }: rozdano kartę { $card }.
event-dealt-hidden = { $seat }: rozdano kartę.
event-covered = { $seat }: NIET! na polu { $field }.
event-left-open = Odkryte zostaje pole { $field }.
event-first-player = Pierwszy gracz: { $seat }.
event-joined = { $seat }: w drużynie pierwszego gracza.
event-alone = { $seat }: w pojedynkę przeciw reszcie.
event-bonus-given = { $seat }: karta bonusu ×2.
event-sealed = { $seat }: wybrana karta { $card }.
event-sealed-hidden = { $seat }: karta wybrana.
event-amended = { $seat }: wybór zmieniony na { $card }.
event-amended-hidden = { $seat }: wybór zmieniony.
event-discarded = { $seat }: odrzucona karta { $card }.
event-discarded-hidden = { $seat }: karta odrzucona.
event-passed = { $seat }: przekazana w lewo karta { $card }.
event-passed-hidden = { $seat }: karta przekazana w lewo.
event-received = { $seat }: otrzymana karta { $card }.
event-received-hidden = { $seat }: karta otrzymana.
event-played = { $seat }: { $card }.
event-trick-taken = { $seat }: lewa zabrana.
event-looted = { $seat }: zdobycz { $card }.
event-round-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w tej rundzie, razem { $total }.
event-game-over = Koniec gry.
