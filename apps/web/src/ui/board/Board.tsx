import { VisuallyHidden } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon.tsx';
import { Keys } from '../Keys.tsx';
import { t } from './board.texts.ts';
import type { BoardColumn } from './board-types.ts';
import classes from './Board.module.css';
import { BoardCard, filesTarget } from './BoardCard.tsx';
import { arranged, cardBeside, type Direction, type Place, placeOf } from './places.ts';
import { useBoardDrag, useColumnTarget } from './use-board-drag.ts';
import { useLift } from './use-lift.ts';

/** Cards that a column shows before it is asked for more. */
const pageSize = 50;

type Props<Card> = {
  label: string;
  columns: readonly BoardColumn<Card>[];
  nameOf: (card: Card) => string;
  canMove: (card: Card) => boolean;
  /** `current`: the one card whose controls Tab reaches. */
  renderCard: (card: Card, current: boolean) => ReactNode;
  /** Enter on a card. */
  onOpen: (card: Card) => void;
  /** Says whether it was moved; lists have followed by then. */
  onMove: (card: Card, place: Place) => Promise<boolean>;
  /** Files dropped on a column, or on a card of it. */
  onFiles?: (files: File[], target: { column: string } | { card: string }) => void;
  /** At the foot of the page; the keys stand there while a card is lifted. */
  foot?: ReactNode;
};

/** Columns of cards, moved by pointer or by keys. A move shows at once and goes back when it is refused. */
export function Board<Card extends { id: string }>(props: Props<Card>) {
  const { label, columns, nameOf, canMove, renderCard, onOpen, onMove, onFiles, foot } = props;
  const root = useRef<HTMLDivElement>(null);
  const hint = useId();
  /** The card that was moved last, as long as nothing else has the focus. */
  const followed = useRef<string | null>(null);
  const [moving, setMoving] = useState<ReadonlyMap<string, Place>>(new Map());
  const [current, setCurrent] = useState<string | null>(null);
  const standing = arranged<Card, BoardColumn<Card>>(columns, moving);
  const cardOf = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const move = async (card: Card, place: Place) => {
    followed.current = card.id;
    setMoving((before) => new Map(before).set(card.id, place));
    try {
      return await onMove(card, place);
    } finally {
      // a list tells its readers of a change in the next task: without the delay the card would jump back for a frame
      setTimeout(() => setMoving((before) => new Map([...before].filter(([id]) => id !== card.id))));
    }
  };
  const lift = useLift({ columns: standing, nameOf, canMove, move });
  const liftedId = lift.card?.id;
  const cardsOf = (column: string) => standing.find(({ id }) => id === column)?.cards ?? [];
  const drag = useBoardDrag({
    lastOf: (column) => cardsOf(column).at(-1)?.id ?? null,
    before: (column, id) => {
      const cards = cardsOf(column);
      return cards[cards.findIndex((card) => card.id === id) - 1]?.id ?? null;
    },
    onDrop: (id, place) => {
      const card = cardOf(id);
      const from = placeOf(standing, id);
      const stays = from?.column === place.column && (from.after === place.after || place.after === id);
      if (card && !stays) void move(card, place);
    },
  });
  const onFocus = (id: string) => {
    setCurrent(id);
    if (followed.current !== id) followed.current = null;
  };
  const onKeyDown = (event: KeyboardEvent, card: Card) => {
    if (lift.onKeyDown(event, card)) {
      followed.current = card.id;
      return;
    }
    const beside = event.key.startsWith('Arrow') && cardBeside(standing, card.id, event.key as Direction);
    if (event.key !== 'Enter' && !beside) return;
    event.preventDefault();
    if (beside) focusCard(root.current, beside.id);
    else onOpen(card);
  };
  const liftedPlace = lift.lifted?.place;
  // a card that goes to another column is drawn anew there, without the focus
  useLayoutEffect(() => {
    if (followed.current !== null && document.activeElement === document.body)
      focusCard(root.current, followed.current);
  });
  const putBack = useEffectEvent(() => {
    followed.current = null;
    lift.putBack();
  });
  useEffect(() => {
    if (liftedId === undefined) return;
    const onPointer = () => putBack();
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [liftedId]);
  const tabStop = cardOf(current ?? '') ? current : standing.find(({ cards }) => cards.length > 0)?.cards[0]?.id;

  return (
    <div ref={root} className={classes.frame}>
      <div className={classes.board} role="group" aria-label={label}>
        {lift.shown.map((column) => (
          <Column
            key={column.id}
            column={column}
            {...(onFiles && { onFiles: (files: File[]) => onFiles(files, { column: column.id }) })}
            line={drag?.place?.column === column.id ? drag.place.after : undefined}
            keep={liftedId}
            slotAfter={liftedId === undefined ? undefined : slotIn(standing, column.id, liftedId, liftedPlace)}
            renderCard={(card, line) => (
              <BoardCard
                key={card.id}
                id={card.id}
                column={column.id}
                name={nameOf(card)}
                canMove={canMove(card)}
                current={card.id === tabStop}
                lifted={card.id === liftedId}
                dragged={card.id === drag?.id}
                line={line}
                hint={hint}
                onKeyDown={(event) => onKeyDown(event, card)}
                onFocus={() => onFocus(card.id)}
                onFiles={onFiles && ((files) => onFiles(files, { card: card.id }))}
              >
                {renderCard(card, card.id === tabStop)}
              </BoardCard>
            )}
          />
        ))}
      </div>
      <p id={hint} hidden>
        {t('instructions')}
      </p>
      <VisuallyHidden role="status" aria-live="polite">
        {lift.told}
      </VisuallyHidden>
      {lift.lifted ? (
        <div className={classes.keys} aria-hidden>
          <strong className={classes.liftedName}>{lift.lifted.name}</strong>
          <span className={classes.where}>{t('place', lift.lifted)}</span>
          <KeyHint keys={['←', '→']} words={t('column')} />
          <KeyHint keys={['↑', '↓']} words={t('order')} />
          <KeyHint keys={['space']} words={t('drop')} />
          <KeyHint keys={['escape']} words={t('back')} />
        </div>
      ) : (
        foot
      )}
    </div>
  );
}

const focusCard = (root: HTMLElement | null, id: string): void =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();

/** Where the lifted card stood, as the card that it followed; undefined in other columns and while it stands there. */
function slotIn<Card extends { id: string }>(
  standing: readonly BoardColumn<Card>[],
  column: string,
  lifted: string,
  now: Place | undefined,
): string | null | undefined {
  const from = placeOf(standing, lifted);
  if (from?.column !== column || (now?.column === from.column && now.after === from.after)) return undefined;
  return from.after;
}

function KeyHint({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <span className={classes.hint}>
      {keys.map((key) => (
        <Keys key={key} of={key} />
      ))}
      {words}
    </span>
  );
}

type ColumnProps<Card> = {
  column: BoardColumn<Card>;
  /** The card below which the pointer would drop another: null for the top. */
  line: string | null | undefined;
  /** Where the lifted card stood, in the same way. */
  slotAfter: string | null | undefined;
  /** A card that is shown however far down it stands. */
  keep: string | undefined;
  renderCard: (card: Card, line: 'above' | 'below' | undefined) => ReactNode;
  onFiles?: (files: File[]) => void;
};

function Column<Card extends { id: string }>({
  column,
  line,
  slotAfter,
  keep,
  renderCard,
  onFiles,
}: ColumnProps<Card>) {
  const element = useRef<HTMLElement>(null);
  const [pages, setPages] = useState(1);
  useColumnTarget(element, column.id);
  const { cards } = column;
  const most = Math.max(pages * pageSize, keep === undefined ? 0 : cards.findIndex(({ id }) => id === keep) + 1);
  const shown = cards.slice(0, most);
  const lineOf = (card: Card, at: number) =>
    line === card.id ? 'below' : line === null && at === 0 ? 'above' : undefined;
  const slot = <li key="slot" className={classes.slot} aria-hidden />;
  return (
    <section
      ref={element}
      className={classes.column}
      data-tone={column.tone}
      data-over={line !== undefined || undefined}
      aria-label={column.label}
      {...(onFiles && filesTarget(onFiles))}
    >
      <h2 className={classes.head}>
        <Icon name={column.icon} size={16} />
        {column.label}
        <span className={classes.count}>{cards.length}</span>
        {column.action}
      </h2>
      <ul className={classes.cards}>
        {slotAfter === null && slot}
        {shown.flatMap((card, at) => [renderCard(card, lineOf(card, at)), ...(slotAfter === card.id ? [slot] : [])])}
      </ul>
      {cards.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      {cards.length > shown.length && (
        <button type="button" className={classes.more} onClick={() => setPages(pages + 1)}>
          {t('more', { n: cards.length - shown.length })}
        </button>
      )}
      {column.foot}
    </section>
  );
}
