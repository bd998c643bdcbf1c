import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { memo, useMemo } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { usePanes } from '../entry/panes.ts';
import { t } from '../transcripts.texts.ts';
import { partsOf } from './evidence-index.ts';
import { focus, markedSpans, rest, useEvidence, useEvidenceStore } from './evidence-store.ts';
import classes from './SourcePane.module.css';
import { speakerName } from './speaker-name.ts';

type Props = {
  utterance: Utterance;
  /** How many sentences of the note use it. */
  uses: number;
};

/** One utterance; its count marks the sentences that use it. */
export const UtteranceRow = memo(function UtteranceRow({ utterance, uses }: Props) {
  const store = useEvidenceStore();
  const panes = usePanes();
  const spans = useEvidence((evidence) => markedSpans(evidence, utterance.id));
  const parts = useMemo(() => {
    const links = spans === 'all' || spans === '' ? [] : spans.split(',').map(readSpan);
    return partsOf(utterance.text, links);
  }, [utterance.text, spans]);
  const mark = { utterance: utterance.id };

  return (
    <li
      className={classes.row}
      data-utterance={utterance.id}
      data-marked={spans !== '' || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && uses > 0 && rest(store, mark)}
      onPointerLeave={() => rest(store, null)}
    >
      <div className={classes.who}>
        <span className={classes.speaker}>{speakerName(utterance)}</span>
        {utterance.startMs !== null && <time className={classes.time}>{formatDuration(utterance.startMs)}</time>}
      </div>
      <p className={classes.said}>
        {parts.map((part, place) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
          part.marked ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
        )}
      </p>
      {uses > 0 && (
        <button
          type="button"
          className={classes.uses}
          aria-label={t('usedIn', { n: uses })}
          title={t('usedIn', { n: uses })}
          onFocus={() => focus(store, mark)}
          onBlur={() => focus(store, null)}
          onClick={(event) => {
            panes.show('note');
            showFirstUse(event.currentTarget, utterance.id, store.sentences);
          }}
        >
          {uses}
        </button>
      )}
    </li>
  );
});

const readSpan = (text: string): { start: number; end: number } => {
  const [start = 0, end = 0] = text.split('-').map(Number);
  return { start, end };
};

/** Brings the first sentence that uses the utterance into view, once its pane is drawn. */
function showFirstUse(
  button: HTMLElement,
  utteranceId: string,
  sentences: readonly { links: readonly { utteranceId: string }[] }[],
): void {
  const index = sentences.findIndex(({ links }) => links.some((link) => link.utteranceId === utteranceId));
  const article = button.closest('article');
  button.focus();
  requestAnimationFrame(() =>
    article
      ?.querySelector(`[data-sentence="${index}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
  );
}
