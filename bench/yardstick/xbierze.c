/* X bierze! for four seats in C, by the same contract as the engine: list the legal moves of a seat that owes
 * a decision, choose one, apply it. Same rules, same moves in the same order, same stream of chance: equal
 * seeds give equal games. Components and seats are constants here, and nothing is ever refused.
 *
 * It reads lines and answers each with one:
 *   SECONDS native|native_dealt GAME   millions of decisions a second of CPU time
 *   play A B C D E F                   the scores of a game: three words for its deals, three for its moves
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, CARDS = 100, ROWS = 3, HAND = 8, ROUNDS = 2, LONGEST = 5 };
enum { PLAY, TAKE_ROW, KEEP, OVER };

/* A move is the card to play, or one of these plus the row, or plus the card. */
enum { ROW_MOVE = CARDS + 1, KEEP_MOVE = CARDS + ROWS };

static const int LIMITS[ROWS] = {3, 4, 5};
static uint8_t heads[CARDS + 1];
static uint8_t sorted_pack[CARDS];

typedef struct {
    uint32_t a, b, c, counter;
} Chance;

/* Ascending, then NONE up to the end: so cards are found and moved many at a time, without a branch. */
enum { NONE = 255, FEW = 32, ROOM = 128 };

typedef struct {
    uint8_t cards[ROOM + FEW];
    uint8_t size;
} Hand;

typedef struct {
    uint8_t size;
    uint8_t cards[CARDS];
} Pile;

typedef struct {
    uint32_t owing;
    int round, phase, placed;
    Hand hands[SEATS];
    Pile x_rows[SEATS], x_piles[SEATS];
    struct {
        uint8_t size;
        uint8_t cards[LONGEST];
    } rows[ROWS], taken;
    uint8_t chosen[SEATS], order[SEATS];
    /* Cards that everybody has seen in this round, a bit for each. */
    uint64_t known[2];
    int scores[SEATS];
    Chance *chance;
} State;

static void set_up(void) {
    for (int card = 1; card <= CARDS; card++) {
        heads[card] = card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
        sorted_pack[card - 1] = card;
    }
}

static inline uint32_t word(Chance *chance) {
    uint32_t out = chance->a + chance->b + chance->counter++;
    chance->a = chance->b ^ (chance->b >> 9);
    chance->b = chance->c + (chance->c << 3);
    chance->c = ((chance->c << 21) | (chance->c >> 11)) + out;
    return out;
}

static inline uint32_t below(Chance *chance, uint32_t n) {
    uint64_t product = (uint64_t)word(chance) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)word(chance) * n;
    }
    return product >> 32;
}

static inline void know(State *s, int card) { s->known[card >> 6] |= 1ull << (card & 63); }

/* How many cards of the hand are lower. */
static inline int place_of(const Hand *hand, int card) {
    uint8_t lower = 0;
    if (hand->size < FEW)
        for (int i = 0; i < FEW; i++) lower += hand->cards[i] < card;
    else
        for (int i = 0; i < ROOM; i++) lower += hand->cards[i] < card;
    return lower;
}

static inline void move_tail(Hand *hand, int from, int to) {
    uint8_t tail[ROOM];
    if (hand->size < FEW) {
        memcpy(tail, hand->cards + from, FEW);
        memcpy(hand->cards + to, tail, FEW);
    } else {
        memmove(hand->cards + to, hand->cards + from, ROOM - from);
    }
}

static inline void add(Hand *hand, int card) {
    int at = place_of(hand, card);
    hand->size++;
    move_tail(hand, at, at + 1);
    hand->cards[at] = card;
}

static inline void drop(Hand *hand, int card) {
    int at = place_of(hand, card);
    move_tail(hand, at + 1, at);
    hand->size--;
}

static inline int draw(uint8_t *pack, int *left, Chance *chance) {
    int at = below(chance, *left);
    int card = pack[at];
    pack[at] = pack[--*left];
    return card;
}

static inline void begin_turn(State *s) {
    s->placed = 0;
    s->phase = PLAY;
    s->owing = (1u << SEATS) - 1;
}

static inline void deal_hand(Hand *hand, uint8_t *pack, int *left, Chance *chance) {
    uint8_t drawn[HAND];
    memset(hand->cards, NONE, ROOM);
    for (int i = 0; i < HAND; i++) drawn[i] = draw(pack, left, chance);
    for (int i = 0; i < HAND; i++) {
        int at = 0;
        for (int j = 0; j < HAND; j++) at += drawn[j] < drawn[i];
        hand->cards[at] = drawn[i];
    }
    hand->size = HAND;
}

static void deal(State *s) {
    uint8_t pack[CARDS];
    int left = CARDS;
    memcpy(pack, sorted_pack, CARDS);
    s->round++;
    s->known[0] = s->known[1] = 0;
    for (int row = 0; row < ROWS; row++) {
        s->rows[row].size = 1;
        s->rows[row].cards[0] = draw(pack, &left, s->chance);
        know(s, s->rows[row].cards[0]);
    }
    for (int seat = 0; seat < SEATS; seat++) {
        deal_hand(&s->hands[seat], pack, &left, s->chance);
        s->x_rows[seat].size = s->x_piles[seat].size = 0;
    }
    begin_turn(s);
}

static void start(State *s, Chance *chance) {
    memset(s, 0, sizeof *s);
    for (int seat = 0; seat < SEATS; seat++) memset(s->hands[seat].cards, NONE, ROOM + FEW);
    s->chance = chance;
    deal(s);
}

static inline int x_last(const State *s, int seat) {
    const Pile *x_row = &s->x_rows[seat];
    return x_row->size ? x_row->cards[x_row->size - 1] : 0;
}

static inline int legal(const State *s, int seat, uint8_t *out) {
    int count = 0;
    if (s->phase == PLAY) {
        count = s->hands[seat].size;
        if (count < FEW)
            memcpy(out, s->hands[seat].cards, FEW);
        else
            memcpy(out, s->hands[seat].cards, ROOM);
    } else if (s->phase == TAKE_ROW) {
        for (; count < ROWS; count++) out[count] = ROW_MOVE + count;
    } else {
        int last = x_last(s, seat), none_fits = s->taken.cards[s->taken.size - 1] < last;
        for (int i = 0; i < s->taken.size; i++)
            if (none_fits || s->taken.cards[i] > last) out[count++] = KEEP_MOVE + s->taken.cards[i];
    }
    return count;
}

static void keep(State *s, int seat, int card) {
    Pile *x_row = &s->x_rows[seat], *pile = &s->x_piles[seat];
    if (card < x_last(s, seat)) {
        memcpy(pile->cards + pile->size, x_row->cards, x_row->size);
        pile->size += x_row->size;
        x_row->size = 0;
    }
    x_row->cards[x_row->size++] = card;
    for (int i = 0; i < s->taken.size; i++)
        if (s->taken.cards[i] != card) add(&s->hands[seat], s->taken.cards[i]);
    s->taken.size = 0;
    s->phase = PLAY;
    s->owing = 0;
}

/* Takes the row; asks what to keep unless there is only one card to choose. */
static void take_row(State *s, int seat, int row) {
    s->taken.size = s->rows[row].size;
    memcpy(s->taken.cards, s->rows[row].cards, LONGEST);
    s->rows[row].size = 1;
    s->rows[row].cards[0] = s->chosen[seat];
    s->chosen[seat] = 0;
    s->placed++;
    uint8_t may[LONGEST];
    s->phase = KEEP;
    if (legal(s, seat, may) == 1)
        keep(s, seat, may[0] - KEEP_MOVE);
    else
        s->owing = 1u << seat;
}

static void end_round(State *s) {
    for (int seat = 0; seat < SEATS; seat++) {
        const Hand *hand = &s->hands[seat];
        const Pile *pile = &s->x_piles[seat];
        for (int i = 0; i < hand->size; i++) s->scores[seat] += heads[hand->cards[i]];
        for (int i = 0; i < pile->size; i++) s->scores[seat] += 2 * heads[pile->cards[i]];
    }
    if (s->round < ROUNDS) {
        deal(s);
        return;
    }
    s->phase = OVER;
    s->owing = 0;
}

static void end_turn(State *s) {
    for (int seat = 0; seat < SEATS; seat++)
        if (s->hands[seat].size == 0) {
            end_round(s);
            return;
        }
    begin_turn(s);
}

static inline int row_for(const State *s, int card) {
    int best = -1, closest = 0;
    for (int row = 0; row < ROWS; row++) {
        int last = s->rows[row].cards[s->rows[row].size - 1];
        int closer = (closest < last) & (last < card);
        best = closer ? row : best;
        closest = closer ? last : closest;
    }
    return best;
}

static void place_cards(State *s) {
    while (s->phase != KEEP && s->placed < SEATS) {
        int seat = s->order[s->placed], card = s->chosen[seat], row = row_for(s, card);
        if (row < 0) {
            s->phase = TAKE_ROW;
            s->owing = 1u << seat;
            return;
        }
        if (s->rows[row].size + 1 == LIMITS[row]) {
            take_row(s, seat, row);
        } else {
            s->rows[row].cards[s->rows[row].size++] = card;
            s->chosen[seat] = 0;
            s->placed++;
        }
    }
    if (s->phase != KEEP) end_turn(s);
}

static void reveal(State *s) {
    for (int seat = 0; seat < SEATS; seat++) {
        int at = 0;
        know(s, s->chosen[seat]);
        for (int other = 0; other < SEATS; other++) at += s->chosen[other] < s->chosen[seat];
        s->order[at] = seat;
    }
}

static inline void apply(State *s, int seat, int move) {
    if (s->phase == PLAY) {
        drop(&s->hands[seat], move);
        s->chosen[seat] = move;
        s->owing &= ~(1u << seat);
        if (s->owing) return;
        reveal(s);
    } else if (s->phase == TAKE_ROW) {
        take_row(s, seat, move - ROW_MOVE);
    } else {
        keep(s, seat, move - KEEP_MOVE);
    }
    place_cards(s);
}

static long rollout(State *s, Chance *chance) {
    uint8_t moves[ROOM];
    long decisions = 0;
    for (; s->owing; decisions++) {
        int seat = __builtin_ctz(s->owing);
        int count = legal(s, seat, moves);
        apply(s, seat, moves[below(chance, count)]);
    }
    return decisions;
}

static double measure(double seconds, int from_dealt) {
    static Chance luck = {1, 2, 3, 1};
    State dealt, s;
    long decisions = 0;
    clock_t began = clock(), spent = 0;
    start(&dealt, &luck);
    while (spent < seconds * CLOCKS_PER_SEC) {
        for (int i = 0; i < 1000; i++) {
            if (from_dealt)
                s = dealt;
            else
                start(&s, &luck);
            decisions += rollout(&s, &luck);
        }
        spent = clock() - began;
    }
    return (double)decisions / spent * CLOCKS_PER_SEC / 1e6;
}

int main(void) {
    char line[200], what[50];
    double seconds;
    set_up();
    while (fgets(line, sizeof line, stdin)) {
        Chance deals = {0, 0, 0, 1}, moves = {0, 0, 0, 1};
        if (sscanf(line, "play %u %u %u %u %u %u", &deals.a, &deals.b, &deals.c, &moves.a, &moves.b, &moves.c) == 6) {
            State s;
            start(&s, &deals);
            rollout(&s, &moves);
            printf("%d %d %d %d\n", s.scores[0], s.scores[1], s.scores[2], s.scores[3]);
        } else if (sscanf(line, "%lf %49s", &seconds, what) == 2) {
            printf("%f\n", measure(seconds, strcmp(what, "native_dealt") == 0));
        } else {
            return 2;
        }
        fflush(stdout);
    }
    return 0;
}
