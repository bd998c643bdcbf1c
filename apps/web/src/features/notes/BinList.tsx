import type { BinnedNote } from '@clinical/contract/notes/notes.schemas';
import type { NoteMerge } from '@clinical/contract/notes/merges.schemas';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay, formatDateTime, formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './BinList.module.css';
import { binQuery, mergesQuery, useRestoreNotes, useUndoMerge } from './notes.api.ts';
import { t } from './notes.texts.ts';
import { ShowMore } from './ShowMore.tsx';

/** What can still be brought back: deleted charts, and for admins the merges. */
export function BinList() {
  const bin = useInfiniteQuery(binQuery());
  const merges = useQuery(mergesQuery());
  if (bin.isPending || merges.isPending) {
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  }
  if (!bin.data || !merges.data) {
    const retry = () => Promise.all([bin.refetch(), merges.refetch()]);
    return <ErrorState error={bin.error ?? merges.error} title={t('couldNotLoadBin')} onRetry={() => void retry()} />;
  }
  const charts = bin.data.pages.flatMap((page) => page.items);
  if (charts.length + merges.data.length === 0) {
    return (
      <EmptyState drawing="people" title={t('binEmpty')}>
        {t('binEmptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={classes.lead}>{t('binLead')}</p>
      {charts.length > 0 && <DeletedCharts charts={charts} />}
      {bin.hasNextPage && <ShowMore busy={bin.isFetchingNextPage} onShow={() => void bin.fetchNextPage()} />}
      {merges.data.length > 0 && <MergedCharts merged={merges.data} />}
    </>
  );
}

function DeletedCharts({ charts }: { charts: readonly BinnedNote[] }) {
  const restore = useRestoreNotes();
  const bringBack = (note: BinnedNote) =>
    restore.mutateAsync([note.id]).then(
      () => toast.success(t('restored', { n: 1 })),
      (error: unknown) => toast.error(messageOf(error), { title: t('notRestored') }),
    );
  return (
    <section className={classes.part}>
      <h2>{t('binCharts')}</h2>
      <DataTable label={t('binCharts')}>
        <thead>
          <tr>
            <HeadCell>{t('name')}</HeadCell>
            <HeadCell minor width={136}>
              {t('dateOfBirth')}
            </HeadCell>
            <HeadCell minor width={80} align="right">
              {t('entries')}
            </HeadCell>
            <HeadCell minor width={136}>
              {t('deletedOn')}
            </HeadCell>
            <HeadCell minor width={144}>
              {t('goneOn')}
            </HeadCell>
            <HeadCell width={128} align="right">
              {t('actions')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {charts.map((note) => (
            <Row key={note.id}>
              <Cell>
                {note.title}
                <small className={classes.phoneOnly}>
                  {note.dateOfBirth !== null && `${t('bornOn', { date: formatDay(note.dateOfBirth) })} · `}
                  {t('goneOnDay', { date: formatDay(note.purgedAt.slice(0, 10)) })}
                </small>
              </Cell>
              <Cell minor>{note.dateOfBirth === null ? t('notKnown') : formatDay(note.dateOfBirth)}</Cell>
              <Cell minor align="right">
                {formatNumber(note.entries)}
              </Cell>
              <Cell minor>
                <time dateTime={note.deletedAt} title={formatDateTime(note.deletedAt)}>
                  {formatSince(note.deletedAt)}
                </time>
              </Cell>
              <Cell minor>{formatDay(note.purgedAt.slice(0, 10))}</Cell>
              <Cell align="right">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('restoreOf', { name: note.title })}
                  onClick={() => void bringBack(note)}
                >
                  {t('restore')}
                </Button>
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

function MergedCharts({ merged }: { merged: readonly NoteMerge[] }) {
  const undo = useUndoMerge();
  const takeBack = (merge: NoteMerge) =>
    undo.mutateAsync(merge.id).then(
      () => toast.success(t('unmerged')),
      (error: unknown) => toast.error(messageOf(error), { title: t('notUnmerged') }),
    );
  return (
    <section className={classes.part}>
      <h2>{t('binMerges')}</h2>
      <DataTable label={t('binMerges')}>
        <thead>
          <tr>
            <HeadCell>{t('name')}</HeadCell>
            <HeadCell minor width={80} align="right">
              {t('entries')}
            </HeadCell>
            <HeadCell minor width={136}>
              {t('mergedOn')}
            </HeadCell>
            <HeadCell minor width={176}>
              {t('undoUntil')}
            </HeadCell>
            <HeadCell width={128} align="right">
              {t('actions')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {merged.map((merge) => {
            const names = { source: merge.sourceTitle, target: merge.targetTitle };
            return (
              <Row key={merge.id}>
                <Cell>{t('mergedInto', names)}</Cell>
                <Cell minor align="right">
                  {formatNumber(merge.entries)}
                </Cell>
                <Cell minor>
                  <time dateTime={merge.mergedAt} title={formatDateTime(merge.mergedAt)}>
                    {formatSince(merge.mergedAt)}
                  </time>
                </Cell>
                <Cell minor>{formatDay(merge.undoUntil.slice(0, 10))}</Cell>
                <Cell align="right">
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('takeBackOf', names)}
                    onClick={() => void takeBack(merge)}
                  >
                    {t('takeBack')}
                  </Button>
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
}
