import { limits } from '@clinical/contract/limits';
import { useSyncExternalStore } from 'react';
import { starredMicrophone } from '../../../lib/microphone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { longest, type RecorderState } from '../recorder/recorder-state.ts';
import classes from './RecorderCard.module.css';
import { useRecordings, useShelf } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

type Props = { state: Extract<RecorderState, { recordedMs: number }>; failure: string | null };

/** What somebody who records should know now; the most pressing first. */
export function RecordingNotices({ state, failure }: Props) {
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
    </>
  );
}
