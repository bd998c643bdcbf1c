import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ApiError, isOffline } from '@clinical/api-client/api-error';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { laterPart } from '../lib/parts.ts';
import { useShortcut } from '../lib/shortcuts/shortcuts.ts';
import { usePresetLanguage } from '../lib/transcription-language.ts';
import { scrollBehavior } from '../lib/scroll-behavior.ts';
import { Delayed } from '../ui/Delayed.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonText } from '../ui/Skeletons.tsx';
import { useNeedsServer } from '../ui/needs-server.ts';
import { EmergencyBanner, EmergencyDoor, WhoOpenedButton } from '../features/audit/public.ts';
import { noteQuery, PatientBanner } from '../features/notes/public.ts';
import { TasksAfterNote } from '../features/clinical-tasks/public.ts';
import { ShareOwnChart } from '../features/teams/public.ts';
import classes from './ChartPage.module.css';
import { CommandBox } from '../features/scribe/commands/CommandBox.tsx';
import { ChartPhrases } from './editor/ChartPhrases.tsx';
import { ContextManager } from '../features/scribe/context/ContextManager.tsx';
import { entryBinQuery } from '../features/transcripts/bin/bin.api.ts';
import { NewEntryPanel } from '../features/capture/new-entry/NewEntryPanel.tsx';
import { ChartRecorder } from '../features/capture/recordings/ChartRecorder.tsx';
import { useOwnRecorderState } from '../features/capture/recordings/recordings-context.ts';
import { useFinishedRecording } from '../features/capture/recordings/use-finished-recording.ts';
import { ModelPicker } from '../features/scribe/model/ModelPicker.tsx';
import { ComingNotice } from '../features/transcripts/thread/ComingNotice.tsx';
import { Thread } from './thread/Thread.tsx';
import { TimelineStrip } from '../features/transcripts/thread/TimelineStrip.tsx';
import { useOpenEntries } from './thread/use-open-entries.ts';
import { comingQuery, threadQuery } from '../features/transcripts/transcripts.api.ts';
import { t as noteTexts } from '../features/transcripts/transcripts.texts.ts';
import { type ChartPlace, ChartPlaces } from './ChartPlaces.tsx';
import { t } from './chart.texts.ts';
import { t as newEntry } from '../features/capture/new-entry/new-entry.texts.ts';

const DeletedEntries = lazy(
  laterPart(() =>
    import('../features/transcripts/bin/DeletedEntries.tsx').then((module) => ({ default: module.DeletedEntries })),
  ),
);

const ChartBoard = lazy(
  laterPart(() => import('../features/kanban/ChartBoard.tsx').then((module) => ({ default: module.ChartBoard }))),
);

const ChartPicture = lazy(
  laterPart(() =>
    import('../features/visualizer/ChartPicture.tsx').then((module) => ({ default: module.ChartPicture })),
  ),
);

const ChartEvidence = lazy(
  laterPart(() =>
    import('../features/evidence/ChartEvidence.tsx').then((module) => ({ default: module.ChartEvidence })),
  ),
);

const none: readonly Transcript[] = [];
const noLines: readonly ThreadLine[] = [];
const hasText = ({ kind, utterances, sentences }: Transcript): boolean =>
  kind !== 'command' && utterances.length + sentences.length > 0;

type Props = {
  noteId: string;
  /** What of the chart is shown: its entries, unless it is the board of its paperwork, its picture or questions to the literature. */
  place?: ChartPlace | undefined;
  /** A card of the board that is open from the start. */
  cardId?: string | undefined;
  /** An entry that is shown from the start. */
  entryId?: string | undefined;
  /** What was prepared for the next visit; stands above the thread. */
  preparation?: ReactNode;
};

/** One patient's chart: who it is, the thread of entries, and the panel that adds one. */
export function ChartPage({ noteId, place, cardId, entryId: shownFirst, preparation }: Props) {
  const note = useQuery(noteQuery(noteId));
  const thread = useQuery(threadQuery(noteId));
  const entries = thread.data ?? none;
  const coming = useQuery(comingQuery(noteId)).data ?? noLines;
  const open = useOpenEntries(entries);
  const [adding, setAdding] = useState(false);
  const [binOpen, setBinOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const needsServer = useNeedsServer();
  const empty = thread.isSuccess && entries.length === 0;
  // once open it stays until all is sent: the first entry to arrive must not take the rest of the files along
  // but a recording that became an entry has nothing left to send
  const [made, setMade] = useState(false);
  if (empty && !adding && !made) setAdding(true);
  // the recorder has the page for itself; what it makes closes the panel
  const recorder = useOwnRecorderState(noteId);
  const taken = recorder !== null;
  const holds = recorder !== null && 'recordedMs' in recorder;
  const [held, setHeld] = useState(holds);
  if (held !== holds) {
    setHeld(holds);
    if (held) setAdding(false);
  }
  const { show } = open;
  const showMade = useCallback(
    (entryId: string) => {
      setMade(true);
      setAdding(false);
      show(entryId);
    },
    [show],
  );
  useFinishedRecording(noteId, showMade);
  // an empty chart has a bin only if something was deleted from it
  const bin = useQuery({ ...entryBinQuery(noteId), enabled: empty });
  const mayRestore = !empty || (bin.data?.length ?? 0) > 0;

  const addEntry = () => {
    setAdding(true);
    requestAnimationFrame(() => {
      panel.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
      panel.current
        ?.querySelector<HTMLElement>('[role="tabpanel"] :is(button, textarea)')
        ?.focus({ preventScroll: true });
    });
  };
  usePresetLanguage(note.data?.language);
  // a recording has the page for itself, wherever one was
  const shown = taken ? undefined : place;
  const elsewhere = shown !== undefined;
  useShortcut('n', t('keyNewEntry'), addEntry, { enabled: note.isSuccess && !elsewhere });
  const navigate = useNavigate();
  const closeCard = () =>
    void navigate({ to: '/chat', search: { id: noteId, place: 'board' }, replace: true, resetScroll: false });
  const showFromBoard = (wanted: string) => {
    void navigate({ to: '/chat', search: { id: noteId } });
    show(wanted);
  };
  useEffect(() => {
    if (shownFirst !== undefined) show(shownFirst);
  }, [shownFirst, show]);

  // what is there stays on the page while the server is out of reach
  if (note.isError && !(note.data && isOffline(note.error))) {
    const missing = note.error instanceof ApiError && note.error.code === 'NOT_FOUND';
    return (
      <>
        <ErrorState error={note.error} title={t('couldNotLoadChart')} onRetry={() => void note.refetch()} />
        {missing && <EmergencyDoor noteId={noteId} />}
      </>
    );
  }
  return (
    <div className={classes.chart} data-still-page>
      <div className={classes.head}>
        <Link to="/my-projects" className={classes.back} aria-label={t('backToPatients')} title={t('backToPatients')}>
          <Icon name="arrow-left" />
        </Link>
        {note.data ? (
          <PatientBanner
            note={note.data}
            actions={
              <>
                {/* who is signed in becomes known later than the chart: what only its owner can do has its place before */}
                <span className={classes.shareSlot}>
                  <ShareOwnChart note={note.data} />
                </span>
                {note.data.abilities.edit && !elsewhere && (
                  <Button leftSection={<Icon name="plus" size={16} />} onClick={addEntry}>
                    {newEntry('newEntry')}
                  </Button>
                )}
              </>
            }
          >
            {!taken && <ChartPlaces noteId={noteId} place={place} />}
            {!taken && !elsewhere && <TimelineStrip entries={[...coming, ...entries]} onOpen={open.show} />}
          </PatientBanner>
        ) : (
          <div className={classes.headSpace} />
        )}
      </div>
      <ModelPicker noteId={noteId} />
      {!elsewhere && <ContextManager noteId={noteId} entries={coming.length > 0 ? undefined : thread.data} />}
      <div className={classes.desk} data-desk>
        {elsewhere && note.data && (
          <Suspense fallback={null}>
            <EmergencyBanner note={note.data} />
            {shown === 'board' && (
              <ChartBoard noteId={noteId} cardId={cardId} onCloseCard={closeCard} onShowEntry={showFromBoard} />
            )}
            {shown === 'picture' && <ChartPicture note={note.data} onOpenEntry={showFromBoard} />}
            {shown === 'evidence' && <ChartEvidence note={note.data} />}
          </Suspense>
        )}
        {!elsewhere && (thread.isPending || note.isPending) && !thread.isError && (
          <Delayed>
            <SkeletonText lines={10} />
          </Delayed>
        )}
        {!elsewhere && thread.isError && !thread.data && (
          <ErrorState error={thread.error} title={t('couldNotLoadThread')} onRetry={() => void thread.refetch()} />
        )}
        {!elsewhere && note.data && thread.data && (
          <ChartPhrases note={note.data}>
            <EmergencyBanner note={note.data} />
            <div hidden={taken}>
              {preparation}
              {coming.length > 0 && (
                <ComingNotice
                  count={coming.length}
                  failed={thread.isError && !thread.isFetching}
                  onRetry={() => void thread.refetch()}
                />
              )}
              <Thread entries={entries} coming={coming} open={open} />
              <TasksAfterNote entries={entries} />
              {note.data.abilities.edit && <ChartRecorder note={note.data} />}
            </div>
            {note.data.abilities.edit && (adding || empty || taken) && (
              <div ref={panel} className={classes.panel} data-below={(!empty && !taken) || undefined}>
                <NewEntryPanel
                  note={note.data}
                  onDone={(entryId) => {
                    setAdding(false);
                    if (entryId) open.show(entryId);
                  }}
                  onType={() => setAdding(true)}
                  onClose={empty ? undefined : () => setAdding(false)}
                />
              </div>
            )}
            {note.data.abilities.edit && !taken && entries.some(hasText) && (
              <CommandBox note={note.data} onStarted={open.show} />
            )}
            <div className={classes.foot} hidden={taken}>
              {note.data.abilities.edit && mayRestore && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  leftSection={<Icon name="trash" size={16} />}
                  onClick={() => setBinOpen(true)}
                  {...needsServer}
                >
                  {noteTexts('deletedEntries')}
                </Button>
              )}
              <WhoOpenedButton note={note.data} />
            </div>
            {binOpen && (
              <Suspense fallback={null}>
                <DeletedEntries noteId={noteId} onRestored={open.show} onClose={() => setBinOpen(false)} />
              </Suspense>
            )}
          </ChartPhrases>
        )}
      </div>
    </div>
  );
}
