import type { EvidenceLink, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { formatDuration } from '../../../lib/format.ts';
import { speakerName } from '../evidence/speaker-name.ts';
import { t } from './checks.texts.ts';
import classes from './EvidenceWords.module.css';

/** The words something rests on, who said them and when. */
export function EvidenceWords({ entry, link }: { entry: Transcript; link: EvidenceLink }) {
  const utterance = entry.utterances.find(({ id }) => id === link.utteranceId);
  const speaker = utterance ? speakerName(utterance) : '';
  return (
    <p className={classes.words}>
      <q className={classes.quote}>{link.quote}</q>
      <span className={classes.who}>
        {link.startMs === null ? speaker : t('saidBy', { speaker, time: formatDuration(link.startMs) })}
      </span>
    </p>
  );
}
