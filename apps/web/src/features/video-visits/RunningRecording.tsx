import { type ComponentProps, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { LevelRing, LiveTextPane, RecordingButtons, RecordingNotices } from '../capture/public.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

type Props = Pick<ComponentProps<typeof RecordingButtons>, 'state'>;

/** The recorder at work beside the pictures: its clock, Pause and Stop, and what is said. */
export function RunningRecording({ state }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { phase, recordedMs } = state;
  return (
    <>
      <div className={classes.running}>
        <LevelRing tone={phase === 'paused' ? 'paused' : 'live'} live={phase === 'recording'} />
        <span className={classes.clock} role="timer" aria-label={t('recording')}>
          {formatDuration(recordedMs)}
        </span>
        <RecordingButtons state={state} size="md" onFailure={setFailure} />
      </div>
      <RecordingNotices state={state} failure={failure} />
      <LiveTextPane paused={phase === 'paused'} />
    </>
  );
}
