// The view of X bierze! (temporary copy of the Python structs).
export interface RowView {
  limit: number;
  cards: number[];
}
export interface SeatView {
  hand_size: number;
  sealed: boolean;
  revealed: number | null;
  x_row: number[];
  x_pile: number[];
  score: number;
  seen: number[] | null;
}
export interface View {
  round: number;
  rounds: number;
  phase: 'choose' | 'take-row' | 'keep' | 'over';
  waiting_for: number[];
  rows: RowView[];
  taken: number[];
  seats: SeatView[];
  seat: number | null;
  hand: number[] | null;
  chosen: number | null;
}
