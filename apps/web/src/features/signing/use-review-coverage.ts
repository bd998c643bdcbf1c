import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createLooking } from './looking.ts';
import { markedNow, useEvidenceStore } from '../transcripts/evidence/public.ts';
import { threadQuery } from '../transcripts/public.ts';
import { isBeingSigned, sendCoverage } from './signing.api.ts';
import { watchSentences } from './watch-sentences.ts';

const everyMs = 250;
/** What was looked at is sent this long after the last sentence that became so. */
const sendAfterMs = 2_000;

/** Measures which sentences of a note I look at, and records them. @returns places of those looked at on this page */
export function useReviewCoverage(entry: Transcript, root: RefObject<HTMLElement | null>): number[] {
  const queries = useQueryClient();
  const [looking] = useState(() => createLooking(entry.sentences));
  const [seen, setSeen] = useState<number[]>([]);
  const marks = useEvidenceStore();
  const marksNow = useRef(marks);
  useEffect(() => {
    marksNow.current = marks;
  }, [marks]);
  const watched = entry.abilities.edit && entry.sentences.length > 0;

  useEffect(() => {
    const article = root.current?.closest('article');
    if (!watched || !article) return;
    looking.become(entry.sentences);
    setSeen(looking.seen());
    const sentences = watchSentences(article);
    let sent = 0;
    let dueIn: number | null = looking.seen().length > 0 ? sendAfterMs : null;
    const send = (leaving: boolean) => {
      // a signed note takes no more of it
      dueIn = isBeingSigned(queries, entry) ? sendAfterMs : null;
      if (dueIn !== null) return;
      const places = looking.seen();
      const now = queries.getQueryData(threadQuery(entry.noteId).queryKey)?.find(({ id }) => id === entry.id);
      // of a text that was saved meanwhile it is sent with the new version
      if (places.length === sent || now?.version !== entry.version || now.signature) return;
      sent = places.length;
      // what did not arrive goes with the next
      sendCoverage(queries, entry, places, leaving).catch(() => {
        sent = 0;
      });
    };
    const pane = article.querySelector('[data-note-scroll]');
    let scrolled = pane?.scrollTop ?? 0;
    /** True when something is looked at by what happened in this time. */
    const look = (ms: number): boolean => {
      const before = scrolled;
      scrolled = pane?.scrollTop ?? 0;
      const marked = markedNow(marksNow.current);
      const rested = marked !== null && 'sentence' in marked && looking.rest(marked.sentence, ms);
      // who scrolls does not read
      return (scrolled === before && looking.read(sentences.places(), ms)) || rested;
    };
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // a laptop that slept has shown nothing
      const ms = Math.min(now - last, 2 * everyMs);
      last = now;
      if (document.visibilityState === 'visible' && document.hasFocus() && look(ms)) {
        setSeen(looking.seen());
        dueIn = sendAfterMs;
      } else if (dueIn !== null && (dueIn -= ms) <= 0) send(false);
    }, everyMs);
    const onHide = () => send(true);
    window.addEventListener('pagehide', onHide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      sentences.stop();
      send(false);
    };
    // each version has its own sentences
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry.id, entry.version, watched]);

  return seen;
}
