import type { NoteSentence, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { formatDuration } from '../../../lib/format.ts';
import { usePanes } from '../entry/panes.ts';
import { t } from '../transcripts.texts.ts';
import { stateOf } from './evidence-index.ts';
import { markedNow, rest, useEvidence, useEvidenceStore } from './evidence-store.ts';
import classes from './EvidenceQuote.module.css';
import { speakerName } from './speaker-name.ts';

/** The words the marked sentence rests on, in a line that is always there so that nothing jumps. */
export function EvidenceQuote({ entry }: { entry: Transcript }) {
  const store = useEvidenceStore();
  const panes = usePanes();
  const index = useEvidence((evidence) => {
    const marked = markedNow(evidence);
    return marked !== null && 'sentence' in marked ? marked.sentence : null;
  });
  if (entry.utterances.length === 0) return null;
  const sentence = index === null ? undefined : store.sentences[index];
  const showSource = () => {
    if (index === null) return;
    panes.show('source');
    // the mark outlives the caret, which goes with the note
    requestAnimationFrame(() => rest(store, { sentence: index }));
  };
  return (
    <div className={classes.quote} aria-live="polite">
      {sentence && sentence.links.length > 0 && (
        <button
          type="button"
          className={classes.show}
          onPointerDown={(event) => event.preventDefault()}
          onClick={showSource}
        >
          {t('showInSource')}
        </button>
      )}
      {sentence ? <Quote sentence={sentence} entry={entry} /> : <span className={classes.hint}>{t('restHint')}</span>}
    </div>
  );
}

function Quote({ sentence, entry }: { sentence: NoteSentence; entry: Transcript }) {
  const state = stateOf(sentence);
  const [first, ...more] = sentence.links;
  if (!first) {
    const words = { unsourced: t('noSource'), template: t('templateText'), typed: t('typedText'), sourced: '' };
    return <span data-state={state}>{words[state]}</span>;
  }
  const utterance = entry.utterances.find(({ id }) => id === first.utteranceId);
  const speaker = utterance ? speakerName(utterance) : '';
  const who = first.startMs === null ? speaker : t('saidBy', { speaker, time: formatDuration(first.startMs) });
  return (
    <>
      <q className={classes.words}>{first.quote}</q>
      <span className={classes.who}>
        {who} {more.length > 0 && t('moreQuotes', { n: more.length })}
      </span>
    </>
  );
}
