import { useState } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { formatDuration } from '../../../lib/format.ts';
import { TemplatePicker } from '../../templates/public.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { LevelRing } from './LevelRing.tsx';
import classes from './LiveRecording.module.css';
import { LiveTextPane } from './LiveTextPane.tsx';
import { RecordingButtons } from './RecordingButtons.tsx';
import { RecordingNotices } from './RecordingNotices.tsx';
import { useShelf } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { RemarksField } from './RemarksField.tsx';
import { usePlan } from './use-plan.ts';
import { Withdraw } from './Withdraw.tsx';

type Live = Extract<RecorderState, { recordedMs: number }>;

/** The recorder at work, and nothing else: the clock, what is said, what is written down, Pause and Stop. */
export function LiveRecording({ state }: { state: Live }) {
  const { wanted, setWanted } = usePlan(state.about.noteId);
  const [failure, setFailure] = useState<string | null>(null);
  const offline = useIsOffline(state.about.id);
  const { phase, recordedMs } = state;
  const tone = phase === 'paused' ? 'paused' : phase === 'recording' && !offline ? 'live' : 'grey';
  return (
    <>
      <div className={classes.head}>
        <LevelRing tone={tone} live={phase === 'recording'} />
        <div className={classes.state}>
          <span className={classes.clock} role="timer" aria-label={t('clock')}>
            {formatDuration(recordedMs)}
          </span>
          <span className={classes.word} data-tone={tone}>
            {stateLine(state, offline)}
          </span>
        </div>
        <div className={classes.template}>
          <TemplatePicker asChip value={wanted} onChange={setWanted} />
        </div>
      </div>
      <RecordingNotices state={state} failure={failure} />
      <div className={classes.work}>
        <LiveTextPane paused={phase === 'paused'} />
        <RemarksField />
      </div>
      <div className={classes.bar}>
        <Withdraw />
        <RecordingButtons state={state} size="md" onFailure={setFailure} />
      </div>
    </>
  );
}

function stateLine({ phase }: Live, offline: boolean): string {
  if (phase === 'starting') return t('startingHint');
  if (phase === 'paused') return t('pausedHint');
  if (phase === 'stopping') return t('saving');
  return offline ? t('recordingOffline') : t('recordingSaved');
}

/** True while what is recorded stays on this device. */
function useIsOffline(id: string): boolean {
  const reachable = useReachable();
  const sending = useShelf().find(({ recording }) => recording.id === id)?.sending;
  return !reachable || sending?.state === 'waiting';
}
