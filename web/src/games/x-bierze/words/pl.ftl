# X bierze! na stronie
card-label = { $card }, { $heads ->
    [one] { $heads } głowa byka
    [few] { $heads } głowy byka
   *[many] { $heads } głów byka
}
row-label = Rząd { $row }, zabiera go karta na miejscu { $limit }: { $cards }
rows-label = Rzędy
x-label = Rząd X: { $cards }. Stos X: { $heads ->
    [one] { $heads } głowa byka
    [few] { $heads } głowy byka
   *[many] { $heads } głów byka
}, liczone podwójnie
choose-card = Wybierz kartę
choose-row = Wybierz rząd do zabrania
choose-keep = Wybierz kartę do rzędu X
do-play = Zagraj { $card }
do-amend = Zmień na { $card }
do-row = Zabierz rząd { $card }
do-keep = { $card } do rzędu X
one-moment = Chwileczkę
over-button = Koniec gry
option-x_row = Karta do rzędu X
option-x_row-must_fit = musi pasować, jeśli któraś pasuje
option-x_row-free = dowolny wybór
option-memory_aid = Pokazuj zabrane karty w rękach
