notation = karta (7)
ask = Wybierz kartę
hand = Twoja ręka
cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
event-dealt = { $seat }: dostaje { $card }.
event-dealt-hidden = { $seat }: dostaje kartę.
event-laid = { $seat }: kładzie { $card }.
event-laid-hidden = { $seat }: kładzie kartę.
event-shown = { $seat }: odkrywa { $card }.
event-point = { $seat } dostaje punkt.
