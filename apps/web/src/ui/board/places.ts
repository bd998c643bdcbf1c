/** Where a card stands: below the card `after` of a column, or first in it. */
export type Place = { column: string; after: string | null };
type Identified = { id: string };
type Cards<Card> = { id: string; cards: readonly Card[] };

/** The columns with cards moved to other places; a card that is not there, or a place that went, changes nothing. */
export function arranged<Card extends Identified, Column extends Cards<Card>>(
  columns: readonly Column[],
  moved: ReadonlyMap<string, Place>,
): readonly Column[] {
  let result = columns;
  for (const [id, place] of moved) result = withCardAt(result, id, place);
  return result;
}

function withCardAt<Card extends Identified, Column extends Cards<Card>>(
  columns: readonly Column[],
  id: string,
  { column: wanted, after }: Place,
): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
  if (!card || !columns.some((column) => column.id === wanted)) return columns;
  return columns.map((column) => {
    const rest = column.cards.filter((each) => each.id !== id);
    if (column.id !== wanted) return rest.length === column.cards.length ? column : { ...column, cards: rest };
    const at = after === null ? 0 : rest.findIndex((each) => each.id === after) + 1 || rest.length;
    return { ...column, cards: rest.toSpliced(at, 0, card) };
  });
}

/** The place of a card, and what a reader is told of it: the how-manieth (from 1) of how many. */
export function placeOf<Card extends Identified>(columns: readonly Cards<Card>[], id: string) {
  for (const column of columns) {
    const at = column.cards.findIndex((card) => card.id === id);
    if (at >= 0)
      return { column: column.id, after: column.cards[at - 1]?.id ?? null, at: at + 1, of: column.cards.length };
  }
  return undefined;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The place beside: one card up or down, or as high in the column beside; undefined at an edge. */
export function placeBeside<Card extends Identified>(
  columns: readonly Cards<Card>[],
  id: string,
  direction: Direction,
): Place | undefined {
  const here = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const own = columns[here];
  if (!own) return undefined;
  const at = own.cards.findIndex((card) => card.id === id);
  if (direction === 'ArrowUp') return at === 0 ? undefined : { column: own.id, after: own.cards[at - 2]?.id ?? null };
  if (direction === 'ArrowDown') {
    const next = own.cards[at + 1];
    return next && { column: own.id, after: next.id };
  }
  const beside = columns[here + (direction === 'ArrowLeft' ? -1 : 1)];
  if (!beside) return undefined;
  return { column: beside.id, after: beside.cards[Math.min(at, beside.cards.length) - 1]?.id ?? null };
}

/** The card that an arrow key goes to: its neighbour, or one as high in the nearest column with cards. */
export function cardBeside<Card extends Identified>(
  columns: readonly Cards<Card>[],
  id: string,
  direction: Direction,
): Card | undefined {
  const here = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const at = columns[here]?.cards.findIndex((card) => card.id === id) ?? -1;
  if (direction === 'ArrowUp') return columns[here]?.cards[at - 1];
  if (direction === 'ArrowDown') return columns[here]?.cards[at + 1];
  const beside = direction === 'ArrowLeft' ? columns.slice(0, Math.max(0, here)).toReversed() : columns.slice(here + 1);
  const full = beside.find(({ cards }) => cards.length > 0);
  return full?.cards[Math.min(at, full.cards.length - 1)];
}
