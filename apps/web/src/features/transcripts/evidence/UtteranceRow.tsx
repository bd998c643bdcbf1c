import type { LiveChange } from '@clinical/contract/capture/live-lines.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { ActionIcon } from '@mantine/core';
import { lazy, memo, Suspense } from 'react';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import { formatDuration } from '../../../lib/format.ts';
import { laterPart } from '../../../lib/parts.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LaterVocabularyOffer } from '../../speech/public.ts';
import { t as correcting } from '../correcting/correcting.texts.ts';
import { CorrectedMark } from '../correcting/CorrectedMark.tsx';
import { lineName } from '../correcting/line-name.ts';
import { LineTick } from '../correcting/LineTick.tsx';
import type { LineCorrections, OpenLine } from '../correcting/use-line-corrections.ts';
import { usePanes } from '../panes.ts';
import { LineTime } from '../playback/LineTime.tsx';
import { usePlayback, usePlaybackState } from '../playback/playback-context.ts';
import { SpeakerChip } from '../speakers/SpeakerChip.tsx';
import { t } from '../transcripts.texts.ts';
import { focus, markedSpans, rest, useEvidence, useEvidenceStore } from './evidence-store.ts';
import { SaidLine } from './SaidLine.tsx';
import classes from './SourcePane.module.css';
import { speakerName } from '../speakers/speaker-name.ts';

type Props = {
  utterance: Utterance;
  /** The line before is by the same speaker. */
  grouped: boolean;
  /** How many sentences of the note use it. */
  uses: number;
  entryId: string;
  noteId: string;
  createdAt: string;
  /** It can be said anew who spoke it. */
  named: boolean;
  /** Places that were heard otherwise while it was recorded. */
  changes: readonly LiveChange[];
  /** Of a line of a draft, whether a person has looked at it; null elsewhere. */
  ticked: boolean | null;
  /** How its words are corrected; null where they cannot be. `editing`: they are being. */
  corrections: LineCorrections | null;
  editing: OpenLine | null;
  /** A word of its correction that speech engines could learn. */
  learn: string | null;
};

const LineEditor = lazy(
  laterPart(() => import('../correcting/LineEditor.tsx').then((module) => ({ default: module.LineEditor }))),
);

const correctLabel = (startMs: number | null): string =>
  startMs === null ? correcting('correct') : correcting('correctTimed', { time: formatDuration(startMs) });

/** An engine that is less sure of a line than this was often wrong. */
const sureFrom = 0.7;

/** One utterance; its count marks the sentences that use it. */
export const UtteranceRow = memo(function UtteranceRow({
  utterance,
  grouped,
  uses,
  entryId,
  noteId,
  createdAt,
  named,
  changes,
  ticked,
  corrections,
  editing,
  learn,
}: Props) {
  const store = useEvidenceStore();
  const panes = usePanes();
  const spans = useEvidence((evidence) => markedSpans(evidence, utterance.id));
  const playback = usePlayback();
  const now = usePlaybackState(({ line }) => line === utterance.id, false);
  const playable = playback !== null && utterance.startMs !== null;
  const playFrom = () => playback?.play({ startMs: utterance.startMs, endMs: null });
  const missing = isMark(utterance);
  const mark = { utterance: utterance.id };
  // where words are marked, the line is not
  const unsure = !utterance.unsure && utterance.confidence !== null && utterance.confidence < sureFrom;

  return (
    <li
      className={classes.row}
      data-utterance={utterance.id}
      data-line={lineName(utterance)}
      data-marked={spans !== '' || undefined}
      data-now={now || undefined}
      data-missing={missing || undefined}
      data-grouped={grouped || undefined}
      data-draft={ticked !== null || undefined}
      aria-current={now || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && uses > 0 && rest(store, mark)}
      onPointerLeave={() => rest(store, null)}
    >
      {ticked !== null && <LineTick entry={{ id: entryId, noteId }} utterance={utterance} ticked={ticked} />}
      <div className={classes.who}>
        {named ? (
          <SpeakerChip entry={{ id: entryId, noteId }} utterance={utterance} />
        ) : (
          !missing && <span className={classes.speaker}>{speakerName(utterance)}</span>
        )}
      </div>
      <div className={classes.words}>
        {editing && corrections ? (
          <Suspense fallback={<p className={classes.said}>{utterance.text}</p>}>
            <LineEditor
              entry={{ id: entryId, noteId, createdAt }}
              utterance={utterance}
              {...editing}
              onLeave={(typed) => corrections.leave(utterance, typed)}
              onSaved={(change) => corrections.saved(utterance, change)}
            />
          </Suspense>
        ) : (
          <SaidLine
            utterance={utterance}
            spans={spans}
            changes={changes}
            unsure={unsure}
            onPlay={playable ? playFrom : null}
          />
        )}
        {!editing && <CorrectedMark text={utterance.text} corrected={utterance.corrected} />}
        {learn !== null && corrections && (
          <Suspense>
            <LaterVocabularyOffer word={learn} onDone={corrections.putAwayOffer} />
          </Suspense>
        )}
      </div>
      <div className={classes.tools}>
        {utterance.startMs !== null && <LineTime startMs={utterance.startMs} onPlay={playable ? playFrom : null} />}
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
        {corrections && !editing && (
          <ActionIcon
            className={classes.correct}
            size={24}
            aria-label={correctLabel(utterance.startMs)}
            title={correcting('correct')}
            data-correct
            onClick={() => corrections.open(utterance)}
          >
            <Icon name="pencil" size={14} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
});

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
