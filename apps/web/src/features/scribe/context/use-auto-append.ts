import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { userInfoQuery } from '../../accounts/public.ts';
import { contextCandidates, lastVisit } from './context-candidates.ts';
import { chooseContext, contextIds, leaveContext } from './context-selection.ts';

/**
 * Ticks the last visit once when a chart is opened by somebody who wants that, and forgets all ticks when the patient is left.
 * @param entries undefined until they are known
 */
export function useAutoAppend(noteId: string, entries: readonly Transcript[] | undefined): void {
  const wanted = useQuery(userInfoQuery()).data?.automationSettings.autoAppend;
  const ready = wanted !== undefined && entries !== undefined;
  const opened = useRef(false);
  const tick = useEffectEvent(() => {
    if (opened.current) return;
    opened.current = true;
    const last = wanted && entries ? lastVisit(contextCandidates(entries)) : undefined;
    if (last && contextIds(noteId).length === 0) chooseContext(noteId, [last.id]);
  });
  useEffect(() => {
    if (ready) tick();
  }, [ready]);
  useEffect(() => () => leaveContext(noteId), [noteId]);
}
