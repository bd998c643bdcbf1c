import type { BinnedEntry } from '@clinical/contract/transcripts/entry-bin.schemas';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { kindLabel } from '../kind-label.ts';
import { entryBinQuery, useRestoreEntry } from './bin.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './DeletedEntries.module.css';

type Props = {
  noteId: string;
  /** Told the id of an entry that was taken out. */
  onRestored: (id: string) => void;
  onClose: () => void;
};

/** The bin of a chart: what was deleted from its thread, and the way back. */
export function DeletedEntries({ noteId, onRestored, onClose }: Props) {
  useFocusBack();
  const { data, isPending, isError, error, refetch } = useQuery(entryBinQuery(noteId));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('deletedEntries')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isPending && (
        <Delayed>
          <SkeletonText />
        </Delayed>
      )}
      {isError && <ErrorState error={error} title={t('couldNotLoadBin')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.text}>{t('binEmpty')}</p>}
      {data && data.length > 0 && (
        <>
          <p className={classes.text}>{t('binText')}</p>
          <ul className={classes.list}>
            {data.map((entry) => (
              <Deleted key={entry.id} entry={entry} onRestored={onRestored} />
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

function Deleted({ entry, onRestored }: { entry: BinnedEntry; onRestored: (id: string) => void }) {
  const restore = useRestoreEntry(entry.noteId);
  const time = formatDateTime(entry.createdAt);
  const bringBack = () =>
    restore.mutate(entry.id, {
      onSuccess: () => {
        toast.success(t('entryRestored'));
        onRestored(entry.id);
      },
      onError: (error) => toast.error(messageOf(error), { title: t('entryNotRestored') }),
    });
  return (
    <li className={classes.entry}>
      <div className={classes.about}>
        <p className={classes.when}>
          <time dateTime={entry.createdAt}>{time}</time>
          <span>{entry.fileName ?? kindLabel(entry).label}</span>
        </p>
        <p className={classes.words}>{entry.firstWords || t('blankEntry')}</p>
        <p className={classes.until}>{t('goneOn', { day: formatDay(entry.purgedAt.slice(0, 10)) })}</p>
      </div>
      <Button
        variant="default"
        loading={restore.isPending}
        aria-label={t('restoreEntryOf', { time })}
        onClick={bringBack}
      >
        {t('restoreEntry')}
      </Button>
    </li>
  );
}
