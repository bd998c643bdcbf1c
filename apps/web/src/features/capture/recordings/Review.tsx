import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PricedButton, TooFewCredits, usePrice } from '../../credits/public.ts';
import { TemplatePicker } from '../../templates/public.ts';
import { EnglishOnly } from '../../scribe/english/public.ts';
import { useChartModel } from '../../scribe/public.ts';
import { captureWish } from '../microphone/microphones.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { RecordedSound } from './RecordedSound.tsx';
import { RemarksField } from './RemarksField.tsx';
import { type About, longest } from '../recorder/recorder-state.ts';
import classes from './RecorderCard.module.css';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { usePlan } from './use-plan.ts';
import { Withdraw } from './Withdraw.tsx';

type Props = { note: Pick<Note, 'id'>; about: About; recordedMs: number };

/** After Stop: listen, then write the note, save without one, go on, or discard. Too few credits keep nobody from saving it. */
export function Review({ note, about, recordedMs }: Props) {
  const { recorder } = useRecordings();
  const { wanted, setWanted, plan } = usePlan(note.id);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const over = recordedMs >= longest;

  const price = usePrice('note', useChartModel(note.id));

  const end = async (ending: 'note' | 'entry') => {
    setBusy(true);
    setFailure(null);
    try {
      await recorder.stop(ending, await plan());
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p className={classes.length}>
        <span className={classes.clock}>{formatDuration(recordedMs)}</span>
        <span className={classes.hint}>{over ? t('over') : t('reviewHint')}</span>
      </p>
      {failure !== null && (
        <p className={classes.warning} role="alert">
          <Icon name="alert-triangle" size={16} />
          {failure}
        </p>
      )}
      <RecordedSound id={about.id} />
      <RemarksField disabled={busy} />
      <EnglishOnly />
      <div className={classes.actions}>
        <div className={classes.picker}>
          <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
        </div>
        <PricedButton
          price={price}
          leftSection={<Icon name="sparkles" size={16} />}
          loading={busy}
          onClick={() => void end('note')}
        >
          {t('generate')}
        </PricedButton>
        <Button variant="default" disabled={busy} onClick={() => void end('entry')}>
          {t('keepWithoutNote')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="microphone" size={16} />}
          disabled={busy || over}
          onClick={() => void recorder.resume(captureWish())}
        >
          {t('resumeRecording')}
        </Button>
        <span className={classes.last}>
          <DiscardButton lengthMs={recordedMs} disabled={busy} onDiscard={() => void recorder.stop('discard')} />
        </span>
      </div>
      <TooFewCredits price={price} />
      <Withdraw />
    </>
  );
}
