import { Button } from '@mantine/core';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { captureWish } from '../microphone/microphones.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import classes from './RecordingButtons.module.css';
import { noteAtStop } from './note-at-stop.ts';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { usePlan } from './use-plan.ts';

type Props = {
  state: Extract<RecorderState, { recordedMs: number }>;
  size: 'md' | 'compact-sm';
  /** Why the note was not started at once; the recording is kept all the same. */
  onFailure?: (message: string) => void;
  /** It stopped, and somebody has to say what becomes of it. */
  onReview?: () => void;
};

/** Pause and Stop, wherever a recording is shown. */
export function RecordingButtons({ state, size, onFailure, onReview }: Props) {
  const { recorder } = useRecordings();
  const { plan } = usePlan(state.about.noteId);
  const { phase } = state;
  const stop = async () => {
    // what was recorded is safe before anything else is asked for
    await recorder.stop('review');
    if (recorder.state.get().phase !== 'review') return;
    if (!noteAtStop.get()) return onReview?.();
    try {
      await recorder.stop('note', await plan());
    } catch (error) {
      onFailure?.(messageOf(error));
      onReview?.();
    }
  };
  return (
    <div className={classes.buttons} data-size={size}>
      {phase === 'paused' ? (
        <Button
          size={size}
          leftSection={<Icon name="microphone" size={16} />}
          onClick={() => void recorder.resume(captureWish())}
        >
          {t('resume')}
        </Button>
      ) : (
        <Button
          size={size}
          variant="default"
          leftSection={<Icon name="pause" size={16} />}
          disabled={phase !== 'recording'}
          onClick={() => void recorder.pause()}
        >
          {t('pause')}
        </Button>
      )}
      <Button
        size={size}
        variant={phase === 'paused' ? 'default' : 'filled'}
        leftSection={<span className={classes.square} />}
        loading={phase === 'stopping'}
        disabled={phase === 'starting'}
        onClick={() => void stop()}
      >
        {t('stop')}
      </Button>
    </div>
  );
}
