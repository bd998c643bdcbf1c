import { limits } from '@clinical/contract/limits';
import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { starredMicrophone } from '../../../lib/microphone.ts';
import { captureWish } from '../microphone/microphones.ts';
import { LevelRing } from './LevelRing.tsx';
import { LiveTextPane } from './LiveTextPane.tsx';
import { noteAtStop } from './note-at-stop.ts';
import { longest, type RecorderState } from '../recorder/recorder-state.ts';
import classes from './RecorderCard.module.css';
import { useRecordings, useShelf } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { usePlan } from './use-plan.ts';
import { Withdraw } from './Withdraw.tsx';

type Live = Extract<RecorderState, { recordedMs: number }>;

/** The recorder at work: what it does, for how long, and the two things one can do about it. */
export function LiveRecording({ state }: { state: Live }) {
  const { recorder } = useRecordings();
  const { plan } = usePlan(state.about.noteId);
  const [failure, setFailure] = useState<string | null>(null);
  const offline = useIsOffline(state.about.id);
  const { phase, recordedMs } = state;
  const reachable = useReachable();
  const away = reachable ? 'reconnecting' : 'offline';
  const word = t(phase === 'recording' && offline ? away : phase === 'stopping' ? 'saving' : phase);
  const tone = phase === 'paused' ? 'paused' : phase === 'recording' && !offline ? 'live' : 'grey';

  const stop = async () => {
    // what was recorded is safe before anything else is asked for
    await recorder.stop('review');
    if (!noteAtStop.get() || recorder.state.get().phase !== 'review') return;
    try {
      await recorder.stop('note', await plan());
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <div className={classes.live}>
        <LevelRing tone={tone} live={phase === 'recording'} />
        <div className={classes.state}>
          <span className={classes.word} data-tone={tone}>
            {word}
          </span>
          <span className={classes.clock} role="timer" aria-label={t('clock')}>
            {formatDuration(recordedMs)}
          </span>
        </div>
        <div className={classes.controls}>
          {phase === 'paused' ? (
            <Button
              size="md"
              leftSection={<Icon name="microphone" size={16} />}
              onClick={() => void recorder.resume(captureWish())}
            >
              {t('resume')}
            </Button>
          ) : (
            <Button
              size="md"
              variant="default"
              leftSection={<Icon name="pause" size={16} />}
              disabled={phase !== 'recording'}
              onClick={() => void recorder.pause()}
            >
              {t('pause')}
            </Button>
          )}
          <Button
            size="md"
            variant={phase === 'paused' ? 'default' : 'filled'}
            leftSection={<span className={classes.square} />}
            loading={phase === 'stopping'}
            disabled={phase === 'starting'}
            onClick={() => void stop()}
          >
            {t('stop')}
          </Button>
        </div>
      </div>
      <RecordingNotices state={state} offline={offline} failure={failure} />
      <LiveTextPane paused={phase === 'paused'} />
      <Withdraw />
    </>
  );
}

/** What somebody who records should know now; the most pressing first. */
function RecordingNotices({ state, offline, failure }: { state: Live; offline: boolean; failure: string | null }) {
  const { recorder, noRoom } = useRecordings();
  const microphone = useSyncExternalStore(recorder.microphone.subscribe, recorder.microphone.get);
  const full = useSyncExternalStore(noRoom.subscribe, noRoom.get);
  const refusal = useShelf().find(({ recording }) => recording.id === state.about.id)?.sending.message ?? null;
  const left = longest - state.recordedMs;
  const pressing = [
    failure,
    state.phase === 'paused' && state.problem !== null ? t(state.problem) : null,
    state.phase === 'recording' && state.silent ? t('hearNothing') : null,
    state.phase === 'recording' && microphone?.soundLost ? t('soundLost') : null,
    refusal === null ? null : t('notTaken', { reason: refusal }),
    full ? t('noRoom') : null,
    left <= limits.recordingWarning ? t('almostOver', { n: Math.max(1, Math.ceil(left / 60_000)) }) : null,
  ].filter((text) => text !== null);
  return (
    <>
      {pressing.map((text) => (
        <p key={text} className={classes.warning} role="alert">
          <Icon name="alert-triangle" size={16} />
          {text}
        </p>
      ))}
      {microphone?.fellBack && (
        <p className={classes.hint}>{t('fellBack', { wanted: starredMicrophone.get()?.label ?? '' })}</p>
      )}
      {microphone?.insteadOf != null && (
        <p className={classes.hint} role="status">
          {t('insteadOf', {
            gone: microphone.insteadOf || t('theMicrophone'),
            now: microphone.label || t('systemMicrophone'),
          })}
        </p>
      )}
      <p className={classes.hint}>{hintOf(state, offline, microphone?.label ?? '')}</p>
    </>
  );
}

function hintOf({ phase }: Live, offline: boolean, microphone: string): string {
  if (phase === 'starting') return t('startingHint');
  if (offline) return t('keptHere');
  if (phase === 'paused') return t('pausedHint');
  return microphone === '' ? t('recordHint') : t('hearing', { name: microphone });
}

/** True while what is recorded stays on this device. */
function useIsOffline(id: string): boolean {
  const reachable = useReachable();
  const sending = useShelf().find(({ recording }) => recording.id === id)?.sending;
  return !reachable || sending?.state === 'waiting';
}
