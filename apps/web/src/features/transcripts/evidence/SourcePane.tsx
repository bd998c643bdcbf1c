import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useEffect, useMemo, useRef } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { t } from '../transcripts.texts.ts';
import { usesOfUtterances } from './evidence-index.ts';
import { markedNow, useEvidenceStore } from './evidence-store.ts';
import classes from './SourcePane.module.css';
import { UtteranceRow } from './UtteranceRow.tsx';

/** What was said. A marked sentence brings its first utterance into view. */
export function SourcePane({ entry }: { entry: Transcript }) {
  const store = useEvidenceStore();
  const list = useRef<HTMLDivElement>(null);
  const uses = useMemo(() => usesOfUtterances(entry.sentences), [entry.sentences]);

  useEffect(
    () =>
      store.marks.subscribe(() => {
        const marked = markedNow(store);
        if (marked === null || !('sentence' in marked)) return;
        const first = store.sentences[marked.sentence]?.links[0]?.utteranceId;
        const row = first && list.current?.querySelector<HTMLElement>(`[data-utterance="${CSS.escape(first)}"]`);
        if (list.current && row) bringIntoView(list.current, row);
      }),
    [store],
  );

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
      <ol className={classes.rows}>
        {entry.utterances.map((utterance) => (
          <UtteranceRow key={utterance.id} utterance={utterance} uses={uses.get(utterance.id)?.length ?? 0} />
        ))}
      </ol>
    </div>
  );
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
