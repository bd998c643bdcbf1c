import { ApiError } from '@clinical/api-client/api-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { useOwnEmergency } from '../../audit/public.ts';
import { noteQuery } from '../../notes/public.ts';
import { comingQuery, prechartsQuery, threadQuery } from '../transcripts.api.ts';
import { forgetChart, cacheChart, readCachedChart } from './cached-charts.ts';

/** A chart that changes all the time is written no more often, in milliseconds. */
const quiet = 1_000;

/**
 * Keeps the open chart on this device, and shows what is kept when there is no network to ask.
 * @returns when the chart was as it is shown, in epoch milliseconds; null when it comes from the server
 */
export function useCachedChart(noteId: string): number | null {
  const queries = useQueryClient();
  const reachable = useReachable();
  const note = useQuery({ ...noteQuery(noteId), enabled: false });
  const thread = useQuery({ ...threadQuery(noteId), enabled: false });
  const precharts = useQuery({ ...prechartsQuery(noteId), enabled: false });
  const coming = useQuery(comingQuery(noteId));
  // what was opened in an emergency ends with it, and stays on no device
  const mayKeep = useOwnEmergency(noteId, note.data) === null;
  const [asOf, setAsOf] = useState<number | null>(null);
  const missing = !note.data || !thread.data;

  useEffect(() => {
    if (reachable || !missing) return;
    let late = false;
    void readCachedChart(noteId).then(
      (kept) => {
        if (late || !kept) return;
        const { chart, savedAt } = kept;
        queries.setQueryData(noteQuery(noteId).queryKey, chart.note, { updatedAt: savedAt });
        queries.setQueryData(threadQuery(noteId).queryKey, chart.thread, { updatedAt: savedAt });
        // nobody has asked for them yet: as old as can be, they are asked for as soon as they are shown
        queries.setQueryData(prechartsQuery(noteId).queryKey, (now) => now ?? chart.precharts, { updatedAt: 0 });
        setAsOf(savedAt);
      },
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [noteId, queries, reachable, missing]);

  useEffect(() => {
    // half a thread must not take the place of a whole one
    if (!mayKeep || !note.data || !thread.data || precharts.isPending || !reachable || coming.data?.length) return;
    const chart = { note: note.data, thread: thread.data, ...(precharts.data && { precharts: precharts.data }) };
    const timer = setTimeout(() => void cacheChart(chart).catch(() => undefined), quiet);
    return () => clearTimeout(timer);
  }, [mayKeep, note.data, thread.data, precharts.data, precharts.isPending, coming.data, reachable]);

  const gone = note.error instanceof ApiError && note.error.status === 404;
  useEffect(() => {
    if (gone) void forgetChart(noteId).catch(() => undefined);
  }, [gone, noteId]);
  return reachable ? null : asOf;
}
