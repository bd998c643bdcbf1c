import type { EvidenceLink, NoteSentence, QuoteSource } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon } from '@mantine/core';
import { formatDuration } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import { showInChart } from '../show-in-chart.ts';
import { usePanes } from '../panes.ts';
import { usePlayback, usePlaybackState } from '../playback/playback-context.ts';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import { markedNow, rest, useEvidence, useEvidenceStore } from './evidence-store.ts';
import classes from './EvidenceQuote.module.css';
import { leadingLink } from './leading-link.ts';
import { speakerName } from '../speakers/speaker-name.ts';

/** The words the marked sentence rests on, in a line that is always there so that nothing jumps. */
export function EvidenceQuote({ entry }: { entry: Transcript }) {
  const store = useEvidenceStore();
  const panes = usePanes();
  const playback = usePlayback();
  const playing = usePlaybackState((state) => state.playing || state.loading, false);
  const index = useEvidence((evidence) => {
    const marked = markedNow(evidence);
    return marked !== null && 'sentence' in marked ? marked.sentence : null;
  });
  if (entry.utterances.length === 0) return null;
  const sentence = index === null ? undefined : store.sentences[index];
  const leading = leadingLink(sentence, entry.utterances);
  const showSource = () => {
    if (index === null) return;
    panes.show('source');
    // the mark outlives the caret, which goes with the note
    requestAnimationFrame(() => rest(store, { sentence: index }));
  };
  return (
    <div className={classes.quote} aria-live="polite" data-quote={sentence ? 'shown' : 'empty'}>
      {sentence && playback && leading && !leading.source && leading.startMs !== null && (
        <ActionIcon
          size={28}
          variant="default"
          aria-label={t(playing ? 'stopPlaying' : 'playEvidence')}
          title={t(playing ? 'stopPlaying' : 'playEvidence')}
          // the caret stays where it is
          onPointerDown={(event) => event.preventDefault()}
          data-hear
          onClick={() => (playing ? playback.pause() : playback.play(leading))}
        >
          <Icon name={playing ? 'pause' : 'play'} size={16} />
        </ActionIcon>
      )}
      {sentence && sentence.links.some(({ source }) => !source) && (
        <button
          type="button"
          className={classes.show}
          data-hear
          onPointerDown={(event) => event.preventDefault()}
          onClick={showSource}
        >
          {t('showInSource')}
        </button>
      )}
      {sentence && index !== null ? (
        <Quote sentence={sentence} state={store.states[index] ?? 'sourced'} entry={entry} />
      ) : (
        <span className={classes.hint}>
          {t('restHint')} {playback && t(entry.abilities.edit ? 'hearHint' : 'hearHintSigned')}
        </span>
      )}
    </div>
  );
}

type ChartQuoteProps = { link: EvidenceLink; source: QuoteSource; more: number };

const origins = { prechart: 'fromPrechart', entry: 'fromEntry', publication: 'fromPublication' } as const;

/** What the chart or a publication said, and the way there within the chart. */
function ChartQuote({ link, source, more }: ChartQuoteProps) {
  return (
    <>
      {source.kind !== 'publication' && (
        <button
          type="button"
          className={classes.show}
          data-chart
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => showInChart(source)}
        >
          {t(source.kind === 'prechart' ? 'showPrechart' : 'showEntry')}
        </button>
      )}
      <q className={classes.words}>{link.quote}</q>
      <span className={classes.who}>
        {t(origins[source.kind])} {more > 0 && t('moreQuotes', { n: more })}
      </span>
    </>
  );
}

type QuoteProps = { sentence: NoteSentence; state: SentenceState; entry: Transcript };

function Quote({ sentence, state, entry }: QuoteProps) {
  const first = leadingLink(sentence, entry.utterances);
  const more = sentence.links.length - 1;
  if (!first) {
    const words = { unsourced: t('noSource'), template: t('templateText'), typed: t('typedText') };
    const said = state === 'template' || state === 'typed' ? words[state] : words.unsourced;
    return <span data-state={state}>{said}</span>;
  }
  if (first.source) return <ChartQuote link={first} source={first.source} more={more} />;
  const utterance = entry.utterances.find(({ id }) => id === first.utteranceId);
  const speaker = utterance ? speakerName(utterance) : '';
  const who = first.startMs === null ? speaker : t('saidBy', { speaker, time: formatDuration(first.startMs) });
  return (
    <>
      <q className={classes.words}>{first.quote}</q>
      <span className={classes.who}>
        {who} {more > 0 && t('moreQuotes', { n: more })}
      </span>
    </>
  );
}
