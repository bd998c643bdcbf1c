import type { LiveChange } from '@clinical/contract/capture/live-lines.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { lineName, mayCorrect } from '../correcting/line-name.ts';
import { useLineCorrections } from '../correcting/use-line-corrections.ts';
import { useFollow } from '../playback/use-follow.ts';
import { speakerName } from '../speakers/speaker-name.ts';
import { mayName } from '../speakers/voices.ts';
import { t } from '../transcripts.texts.ts';
import { usesOfUtterances } from './evidence-index.ts';
import { markedNow, useEvidenceStore } from './evidence-store.ts';
import { leadingLink } from './leading-link.ts';
import { useLiveChanges } from './live-changes.api.ts';
import { LiveChangesNotice } from './LiveChangesNotice.tsx';
import classes from './SourcePane.module.css';
import { UtteranceRow } from './UtteranceRow.tsx';

const none: readonly LiveChange[] = [];

/** What was said. A marked sentence brings its first utterance into view. */
export function SourcePane({ entry }: { entry: Transcript }) {
  const store = useEvidenceStore();
  const list = useRef<HTMLDivElement>(null);
  const uses = useMemo(() => usesOfUtterances(entry.sentences), [entry.sentences]);

  const showLine = useCallback((line: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-utterance="${CSS.escape(line)}"]`);
    if (list.current && row) bringIntoView(list.current, row);
  }, []);
  const live = useLiveChanges(entry);
  const changes = useMemo(() => Map.groupBy(live, ({ utteranceId }) => utteranceId), [live]);

  useEffect(
    () =>
      store.marks.subscribe(() => {
        const marked = markedNow(store);
        if (marked === null || !('sentence' in marked)) return;
        const first = leadingLink(store.sentences[marked.sentence], entry.utterances)?.utteranceId;
        if (first) showLine(first);
      }),
    [store, showLine, entry.utterances],
  );
  useFollow(list, showLine);
  const { corrections, open, offer } = useLineCorrections(entry.id, list);
  const ticked = useMemo(() => new Set(entry.speech?.reviewed), [entry.speech?.reviewed]);

  if (entry.utterances.length === 0) {
    return <p className={classes.plain}>{entry.question === '' ? t('emptySource') : entry.question}</p>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard
    <div
      ref={list}
      className={classes.list}
      role="region"
      aria-label={t('sourceOf', { time: formatTime(entry.createdAt) })}
      tabIndex={0}
    >
      <LiveChangesNotice entry={entry} changes={live} />
      <ol className={classes.rows}>
        {entry.utterances.map((utterance, place) => {
          const line = lineName(utterance);
          const editable = mayCorrect(entry, utterance);
          return (
            <UtteranceRow
              key={line}
              utterance={utterance}
              grouped={isSameSpeaker(entry.utterances[place - 1], utterance)}
              uses={uses.get(utterance.id)?.length ?? 0}
              entryId={entry.id}
              noteId={entry.noteId}
              createdAt={entry.createdAt}
              named={mayName(entry, utterance)}
              changes={changes.get(utterance.id) ?? none}
              ticked={entry.speech?.draft && editable ? ticked.has(utterance.id) : null}
              corrections={editable ? corrections : null}
              editing={open.get(line) ?? null}
              learn={offer?.line === line ? offer.word : null}
            />
          );
        })}
      </ol>
    </div>
  );
}

function isSameSpeaker(before: Utterance | undefined, line: Utterance): boolean {
  return before !== undefined && !isMark(before) && !isMark(line) && speakerName(before) === speakerName(line);
}

/** Scrolls the pane and not the page, and only when the row is not in view yet; on a phone the pane is the page. */
function bringIntoView(list: HTMLElement, row: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) {
    if (getComputedStyle(list).overflowY === 'visible') row.scrollIntoView({ block: 'center' });
    return;
  }
  const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  const top = list.scrollTop + box.top - frame.top - frame.height / 3;
  list.scrollTo({ top, behavior: scrollBehavior() });
}
