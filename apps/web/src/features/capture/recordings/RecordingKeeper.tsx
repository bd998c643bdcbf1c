import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { laterPart } from '../../../lib/parts.ts';
import { holdDepartureWhile } from '../../../lib/session/leave.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { notesKey } from '../../notes/public.ts';
import { sendKeptAnswers } from './answer-consent.ts';
import { isUnderWay } from '../recorder/recorder-state.ts';
import { keepSession, recordingsKey } from './recordings.api.ts';
import { useRecorderState, useRecordings } from './recordings-context.ts';
import { RecordingLine } from './RecordingLine.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useBeforeUnload } from './use-before-unload.ts';

/** Charts have it already; no other page waits for it. */
const loadTranscripts = laterPart(() => import('../../transcripts/public.ts'));

/** Well within the shortest time after which an idle session may end, in milliseconds. */
const sayAlive = 4 * 60_000;

/** What recordings need on every page: they are sent, and nobody leaves or is signed out over them. */
export function RecordingKeeper() {
  const queries = useQueryClient();
  const { recorder, sender, onFinished } = useRecordings();
  const reachable = useReachable();
  const underWay = isUnderWay(useRecorderState());
  useBeforeUnload(underWay);
  useEffect(() => {
    if (!reachable) return;
    void sender.wake().catch(() => undefined);
    void sendKeptAnswers();
  }, [sender, reachable]);
  useEffect(
    () =>
      onFinished(({ noteId, title }, { transcript, taskId }) => {
        void loadTranscripts().then(
          ({ rememberEntry }) => rememberEntry(queries, transcript),
          () => undefined,
        );
        if (taskId !== null) trackTask({ taskId, status: 'pending', noteId, noteTitle: title });
        void queries.invalidateQueries({ queryKey: notesKey });
      }),
    [queries, onFinished],
  );
  // what the server counts as unfinished is another list then
  useEffect(() => {
    let before = sender.shelf.get().length;
    return sender.shelf.subscribe(() => {
      const now = sender.shelf.get().length;
      if (now !== before) void queries.invalidateQueries({ queryKey: recordingsKey });
      before = now;
    });
  }, [queries, sender]);
  useEffect(() => holdDepartureWhile(() => isUnderWay(recorder.state.get())), [recorder]);
  useEffect(() => {
    if (!underWay) return;
    // chunks say so by themselves, but for a paused recording
    const timer = setInterval(() => void keepSession().catch(() => undefined), sayAlive);
    return () => clearInterval(timer);
  }, [underWay]);
  return (
    <>
      <RecordingLine />
      <SessionEnded />
    </>
  );
}
