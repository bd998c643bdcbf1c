import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Board } from '../../ui/board/Board.tsx';
import type { BoardColumn } from '../../ui/board/board-types.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { RowButton } from '../../ui/RowControls.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { CardFace } from './CardFace.tsx';
import { cardsIn, columns, isBusy } from './columns.ts';
import { FilesButton } from './FilesButton.tsx';
import { JobBar } from './JobBar.tsx';
import classes from './Kanban.module.css';
import { boardQuery } from './kanban.api.ts';
import { t } from './kanban.texts.ts';
import { ProcessBar } from './ProcessBar.tsx';
import { useCardActions } from './use-card-actions.ts';

const CardDialog = lazy(laterPart(() => import('./CardDialog.tsx').then((module) => ({ default: module.CardDialog }))));

type Props = {
  noteId: string;
  /** A card that the page's address opens, as long as it is on the board. */
  cardId?: string | undefined;
  /** The dialog of that card was closed. */
  onCloseCard: () => void;
  onShowEntry: (entryId: string) => void;
};

/** A patient's paperwork in three columns. */
export function ChartBoard({ noteId, cardId, onCloseCard, onShowEntry }: Props) {
  const board = useQuery(boardQuery(noteId));
  const { adding, move, addCards, addFilesTo } = useCardActions(noteId);
  const { disabled } = useNeedsServer();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<{ id: string | null; status: Card['status'] } | null>(null);
  if (board.isPending)
    return (
      <Delayed>
        <SkeletonText lines={8} />
      </Delayed>
    );
  if (!board.data)
    return <ErrorState title={t('notLoaded')} error={board.error} onRetry={() => void board.refetch()} />;
  const { cards, abilities } = board.data;
  const mayEdit = abilities.edit && !disabled && refusedWhileViewing().disabled === undefined;
  const selected = cards.filter((card) => chosen.has(card.id) && !isBusy(card));
  const busy = cards.filter(isBusy);
  const linked = cards.find(({ id }) => id === cardId);
  const opened = editing ?? linked;
  const onOpen = (card: Card) => setEditing({ id: card.id, status: card.status });
  const onChoose = (card: Card) =>
    setChosen((before) =>
      before.has(card.id) ? new Set([...before].filter((id) => id !== card.id)) : new Set([...before, card.id]),
    );
  const shown = columns.map(({ id, icon, tone }): BoardColumn<Card> => ({
    id,
    label: t(id),
    icon,
    tone,
    cards: cardsIn(cards, id),
    ...(mayEdit && {
      action: (
        <RowButton aria-label={t('addTo', { column: t(id) })} onClick={() => setEditing({ id: null, status: id })}>
          <Icon name="plus" size={16} />
        </RowButton>
      ),
      foot: (
        <FilesButton label={t('dropIn', { column: t(id) })} onFiles={(files) => void addCards(files, id)}>
          {t('dropHere')}
        </FilesButton>
      ),
    }),
  }));
  return (
    <div className={classes.place}>
      <Board
        label={t('board')}
        columns={shown}
        nameOf={(card) => card.title}
        canMove={() => mayEdit}
        renderCard={(card, current) => (
          <CardFace
            card={card}
            current={current}
            chosen={chosen.has(card.id)}
            mayEdit={mayEdit}
            onChoose={onChoose}
            onOpen={onOpen}
            onShowEntry={onShowEntry}
          />
        )}
        onOpen={onOpen}
        onMove={(card, { column, after }) => move(card, { status: column as Card['status'], after })}
        {...(mayEdit && {
          onFiles: (files: File[], target: { column: string } | { card: string }) =>
            void ('card' in target ? addFilesTo(target.card, files) : addCards(files, target.column as Card['status'])),
        })}
        foot={
          adding > 0 ? (
            <p className={classes.adding}>{t('adding', { n: adding })}</p>
          ) : busy.length > 0 ? (
            <JobBar noteId={noteId} cards={busy} mayEdit={mayEdit} />
          ) : selected.length > 0 ? (
            <ProcessBar noteId={noteId} cards={selected} onClear={() => setChosen(new Set())} />
          ) : undefined
        }
      />
      <Suspense fallback={null}>
        {opened && (
          <CardDialog
            noteId={noteId}
            card={cards.find(({ id }) => id === opened.id) ?? null}
            status={opened.status}
            mayEdit={mayEdit}
            onClose={() => {
              if (editing) setEditing(null);
              else onCloseCard();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
