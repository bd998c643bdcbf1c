import type { Piece } from './layout.ts';
import type { Shown } from './port.ts';

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s\u200b-\u200f\u2066-\u2069]/g, '');
/** The order in which signs of right-to-left scripts come out differs between viewers; which signs there are does not. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a box shows its text, by what a reader finds on its page. `ordered`: pieces come in the order in which they were drawn. */
export function showsText(pieces: readonly Piece[], { box, text }: Shown, { ordered }: { ordered: boolean }): boolean {
  const wanted = plain(text);
  const within = pieces
    .filter(
      ({ x, y, width }) =>
        y > box.y - 1 && y < box.y + box.height + 1 && x + width > box.x - 1 && x < box.x + box.width + 1,
    )
    .map((piece) => plain(piece.text))
    .join('');
  return ordered && !rightToLeft.test(wanted) ? within.includes(wanted) : hasSigns(within, wanted);
}

function hasSigns(within: string, wanted: string): boolean {
  const there = [...within];
  return [...wanted].every((sign) => {
    const at = there.indexOf(sign);
    if (at < 0) return false;
    there.splice(at, 1);
    return true;
  });
}
