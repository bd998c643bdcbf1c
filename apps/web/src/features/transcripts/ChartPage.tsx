import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { isOffline } from '@clinical/api-client/api-error';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { noteQuery, PatientBanner } from '../notes/public.ts';
import classes from './ChartPage.module.css';
import { CommandBox } from './commands/CommandBox.tsx';
import { ChartPhrases } from './editor/ChartPhrases.tsx';
import { ContextManager } from './context/ContextManager.tsx';
import { NewEntryPanel } from './new-entry/NewEntryPanel.tsx';
import { Thread } from './thread/Thread.tsx';
import { TimelineStrip } from './thread/TimelineStrip.tsx';
import { useOpenEntries } from './thread/use-open-entries.ts';
import { threadQuery } from './transcripts.api.ts';
import { useHeight } from './use-height.ts';
import { t } from './transcripts.texts.ts';

const DeletedEntries = lazy(
  laterPart(() => import('./thread/DeletedEntries.tsx').then((module) => ({ default: module.DeletedEntries }))),
);

const none: readonly Transcript[] = [];
const hasText = ({ kind, utterances, sentences }: Transcript): boolean =>
  kind !== 'command' && utterances.length + sentences.length > 0;

type Props = {
  noteId: string;
  /** What was prepared for the next visit; stands above the thread. */
  preparation?: ReactNode;
};

/** One patient's chart: who it is, the thread of entries, and the panel that adds one. */
export function ChartPage({ noteId, preparation }: Props) {
  const note = useQuery(noteQuery(noteId));
  const thread = useQuery(threadQuery(noteId));
  const entries = thread.data ?? none;
  const open = useOpenEntries(entries);
  const [adding, setAdding] = useState(false);
  const [binOpen, setBinOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const [measureHead, headHeight] = useHeight();
  const empty = thread.isSuccess && entries.length === 0;
  // once open it stays until all is sent: the first entry to arrive must not take the rest of the files along
  if (empty && !adding) setAdding(true);

  const addEntry = () => {
    setAdding(true);
    requestAnimationFrame(() => {
      panel.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
      panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
    });
  };
  useShortcut('n', t('keyNewEntry'), addEntry, { enabled: note.isSuccess });

  // what is there stays on the page while the server is out of reach
  if (note.isError && !(note.data && isOffline(note.error))) {
    return <ErrorState error={note.error} title={t('couldNotLoadChart')} onRetry={() => void note.refetch()} />;
  }
  return (
    <div className={classes.chart} style={{ '--head-height': `${headHeight}px` } as CSSProperties}>
      <div className={classes.head} ref={measureHead}>
        {note.data ? (
          <PatientBanner
            note={note.data}
            actions={
              note.data.abilities.edit && (
                <Button leftSection={<Icon name="plus" size={16} />} onClick={addEntry}>
                  {t('newEntry')}
                </Button>
              )
            }
          />
        ) : (
          <div className={classes.headSpace} />
        )}
        <TimelineStrip entries={entries} onOpen={open.show} />
      </div>
      <ContextManager noteId={noteId} entries={thread.data} />
      {(thread.isPending || note.isPending) && !thread.isError && (
        <Delayed>
          <SkeletonText lines={10} />
        </Delayed>
      )}
      {thread.isError && !thread.data && (
        <ErrorState error={thread.error} title={t('couldNotLoadThread')} onRetry={() => void thread.refetch()} />
      )}
      {note.data && thread.data && (
        <ChartPhrases note={note.data}>
          {preparation}
          <Thread entries={entries} open={open} />
          {note.data.abilities.edit && adding && (
            <div ref={panel} className={classes.panel}>
              <NewEntryPanel
                note={note.data}
                onDone={(entryId) => {
                  setAdding(false);
                  if (entryId) open.show(entryId);
                }}
                onClose={empty ? undefined : () => setAdding(false)}
              />
            </div>
          )}
          {note.data.abilities.edit && entries.some(hasText) && <CommandBox note={note.data} onStarted={open.show} />}
          {note.data.abilities.edit && (
            <div className={classes.foot}>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<Icon name="trash" size={16} />}
                onClick={() => setBinOpen(true)}
              >
                {t('deletedEntries')}
              </Button>
            </div>
          )}
          {binOpen && (
            <Suspense fallback={null}>
              <DeletedEntries noteId={noteId} onRestored={open.show} onClose={() => setBinOpen(false)} />
            </Suspense>
          )}
        </ChartPhrases>
      )}
    </div>
  );
}
