import { type KeyboardEvent, useState } from 'react';
import { t } from './board.texts.ts';
import type { BoardColumn } from './board-types.ts';
import { arranged, type Direction, type Place, placeBeside, placeOf } from './places.ts';

const isArrow = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

type Options<Card> = {
  columns: readonly BoardColumn<Card>[];
  nameOf: (card: Card) => string;
  canMove: (card: Card) => boolean;
  move: (card: Card, place: Place) => Promise<boolean>;
};

/** A card that is moved by keys: Space lifts it, arrows move it by column and place, Space drops it, Escape puts it back. */
export function useLift<Card extends { id: string }>({ columns, nameOf, canMove, move }: Options<Card>) {
  const [lifted, setLifted] = useState<{ card: Card; place: Place } | null>(null);
  const [told, setTold] = useState('');
  const shown = lifted ? arranged(columns, new Map([[lifted.card.id, lifted.place]])) : columns;
  const whereIs = (on: readonly BoardColumn<Card>[], card: Card) => {
    const place = placeOf(on, card.id);
    const column = on.find(({ id }) => id === place?.column);
    return place && column
      ? { name: nameOf(card), column: column.label, at: place.at, of: place.of, place }
      : undefined;
  };
  const tell = (text: 'lifted' | 'place' | 'dropped' | 'putBack', on: readonly BoardColumn<Card>[], card: Card) => {
    const where = whereIs(on, card);
    if (where) setTold(t(text, where));
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    tell('putBack', columns, lifted.card);
  };
  const drop = async () => {
    if (!lifted) return;
    const { card, place } = lifted;
    const before = placeOf(columns, card.id);
    tell('dropped', shown, card);
    setLifted(null);
    if (before?.column === place.column && before.after === place.after) return;
    if (!(await move(card, place))) setTold(t('notMoved', { name: nameOf(card) }));
  };
  const onKeyDown = (event: KeyboardEvent, card: Card): boolean => {
    if (lifted?.card.id === card.id) {
      if (isArrow(event.key)) {
        const place = placeBeside(shown, card.id, event.key);
        if (place) {
          setLifted({ card, place });
          tell('place', arranged(columns, new Map([[card.id, place]])), card);
        }
      } else if (event.key === ' ' || event.key === 'Enter') void drop();
      else if (event.key === 'Escape') putBack();
      else if (event.key !== 'Tab') return false;
    } else if (event.key === ' ' && canMove(card)) {
      const place = placeOf(columns, card.id);
      if (!place) return false;
      setLifted({ card, place: { column: place.column, after: place.after } });
      tell('lifted', columns, card);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { lifted: lifted && whereIs(shown, lifted.card), card: lifted?.card ?? null, shown, told, onKeyDown, putBack };
}
