import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { useReachable } from '../../../lib/connection.ts';
import { speakerName } from './speaker-name.ts';
import classes from './Speakers.module.css';
import { t } from './speakers.texts.ts';

const SpeakerMenu = lazy(
  laterPart(() => import('./SpeakerMenu.tsx').then((module) => ({ default: module.SpeakerMenu }))),
);

type Props = { entry: Pick<Transcript, 'id' | 'noteId'>; utterance: Utterance };

/** Who spoke a line; pressed, what can be changed about it. The menu comes when it is asked for: a source has hundreds of lines. */
export function SpeakerChip({ entry, utterance }: Props) {
  const [needed, setNeeded] = useState(false);
  const reachable = useReachable();
  const name = speakerName(utterance);
  const chip = (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('menuOf', { speaker: name })}
      aria-haspopup="menu"
      disabled={!reachable}
      onClick={needed ? undefined : () => setNeeded(true)}
    >
      {name}
    </button>
  );
  if (!needed) return chip;
  return (
    <Suspense fallback={chip}>
      <SpeakerMenu entry={entry} utterance={utterance} target={chip} />
    </Suspense>
  );
}
