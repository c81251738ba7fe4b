import type { Scene } from './step';

/** Where a marker is drawn beside the track. */
export interface Spot {
  readonly seat: number;
  readonly score: number;
  /** Where on the track it stands, and where its sign is drawn beside it, in pixels. */
  readonly at: number;
  readonly x: number;
  /** Seats take turns above and below the track: the same seat is always on the same side. */
  readonly above: boolean;
}

/** Pixels from the left end of the track to a number of points. */
export function along({ low, high }: Scene['track'], points: number, width: number, margin: number): number {
  const share = high > low ? (points - low) / (high - low) : 0.5;
  return margin + share * Math.max(0, width - 2 * margin);
}

/** Signs of markers that would cover each other stand side by side, as near to their points as they can. */
export function spots(scene: Scene, width: number, size: number): Spot[] {
  const all = scene.seats.map(({ score }, seat) => ({
    seat,
    score,
    at: along(scene.track, score, width, size),
    above: seat % 2 === 0,
  }));
  return [true, false].flatMap((above) => {
    const side = all.filter((one) => one.above === above).sort((a, b) => a.at - b.at || a.seat - b.seat);
    const places = apart(
      side.map(({ at }) => at),
      size + 1,
      [size / 2, width - size / 2],
    );
    return side.map((one, number) => ({ ...one, x: places[number] ?? one.at }));
  });
}

interface Cluster {
  readonly wanted: number;
  readonly count: number;
}

/** Moves ascending places so far apart that neighbours do not touch; clusters stay around their middle. */
export function apart(
  wanted: readonly number[],
  distance: number,
  [least, most]: [number, number],
): number[] {
  const clusters: Cluster[] = [];
  const first = ({ wanted: middle, count }: Cluster): number => {
    const half = ((count - 1) * distance) / 2;
    return Math.max(least, Math.min(most - 2 * half, middle - half));
  };
  for (const place of wanted) {
    let now: Cluster = { wanted: place, count: 1 };
    for (let last = clusters.at(-1); last && first(last) + last.count * distance > first(now);) {
      const count = last.count + now.count;
      now = { wanted: (last.wanted * last.count + now.wanted * now.count) / count, count };
      clusters.pop();
      last = clusters.at(-1);
    }
    clusters.push(now);
  }
  return clusters.flatMap((cluster) =>
    Array.from({ length: cluster.count }, (_, at) => first(cluster) + at * distance),
  );
}
