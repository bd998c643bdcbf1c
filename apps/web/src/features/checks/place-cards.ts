export type WantedPlace = { want: number; height: number };

const gap = 8;

/**
 * Where the cards of a margin stand. Each wants the line of its sentence and the active one gets it; those above give way upwards,
 * those below downwards, and none goes above the top.
 */
export function placeCards(cards: readonly WantedPlace[], active: number): number[] {
  const tops = cards.map(({ want }) => Math.max(0, want));
  const first = Math.max(0, active);
  for (let at = first - 1; at >= 0; at -= 1) tops[at] = Math.min(tops[at]!, tops[at + 1]! - cards[at]!.height - gap);
  // what had to go above the top pushes all the others down
  let bottom = -gap;
  return tops.map((top, at) => {
    const placed = Math.max(top, bottom + gap, 0);
    bottom = placed + cards[at]!.height;
    return placed;
  });
}
