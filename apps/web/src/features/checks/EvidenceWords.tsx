import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { formatDuration } from '../../lib/format.ts';
import { speakerName } from '../transcripts/speakers/public.ts';
import { t } from './checks.texts.ts';
import classes from './EvidenceWords.module.css';

type Props = {
  entry: Transcript;
  link: EvidenceLink;
  /** Instead of the link's own words, when they are told with more around them. */
  words?: string;
};

/** The words something rests on, who said them and when. */
export function EvidenceWords({ entry, link, words = link.quote }: Props) {
  const utterance = entry.utterances.find(({ id }) => id === link.utteranceId);
  const speaker = utterance ? speakerName(utterance) : '';
  return (
    <p className={classes.words}>
      <q className={classes.quote}>{words}</q>
      <span className={classes.who}>
        {link.startMs === null ? speaker : t('saidBy', { speaker, time: formatDuration(link.startMs) })}
      </span>
    </p>
  );
}
