import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { Checkbox } from '@mantine/core';
import { formatDuration } from '../../../lib/format.ts';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { t } from './correcting.texts.ts';
import classes from './LineTick.module.css';
import { useReviewLines } from './use-review-lines.ts';

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId'>;
  utterance: Pick<Utterance, 'id' | 'startMs'>;
  ticked: boolean;
};

/** Ticks off a line of a draft that a person has looked at. */
export function LineTick({ entry, utterance: { id, startMs }, ticked }: Props) {
  const review = useReviewLines(entry);
  const needsServer = useNeedsServer();
  const name = startMs === null ? t('looked') : t('lookedAt', { time: formatDuration(startMs) });
  return (
    <Checkbox
      className={classes['tick']}
      size="sm"
      aria-label={name}
      title={name}
      data-tick
      checked={ticked}
      onChange={(event) => review({ lines: [id], reviewed: event.currentTarget.checked })}
      {...needsServer}
    />
  );
}
