import { newKey } from '@clinical/api-client/new-key';
import { Button } from '@mantine/core';
import type { CaptureProblem } from '../microphone/capture.ts';
import classes from './RecorderCard.module.css';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** There is nothing to record with: what to do about it. */
export function NoSound({ problem }: { problem: CaptureProblem }) {
  const { recorder } = useRecordings();
  const again = () => {
    const state = recorder.state.get();
    if (state.phase === 'failed') recorder.ask({ ...state.about, id: newKey() });
  };
  return (
    <>
      <p className={classes.question} role="alert">
        {t(problem)}
      </p>
      <div className={classes.actions}>
        <Button onClick={again}>{t('tryAgain')}</Button>
        <Button variant="default" onClick={recorder.close}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}
