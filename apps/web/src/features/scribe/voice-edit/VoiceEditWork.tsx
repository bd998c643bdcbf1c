import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { Button, Progress } from '@mantine/core';
import dialog from '../../../ui/dialog-parts.module.css';
import { useStopVoiceEdit } from './voice-edit.api.ts';
import { t } from './voice-edit.texts.ts';

/** What its job is doing, how far it is, and a way to stop it. */
export function VoiceEditWork({ entry, edit }: { entry: Transcript; edit: VoiceEdit }) {
  const stop = useStopVoiceEdit(entry);
  const doing = t(edit.instruction === null ? 'hearing' : 'thinking');
  return (
    <>
      <p role="status">{doing}</p>
      <Progress value={edit.progress ?? 0} aria-label={doing} />
      {edit.instruction !== null && edit.spoken && (
        <p className={dialog.lead}>{t('heard', { words: edit.instruction })}</p>
      )}
      <div className={dialog.actions}>
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(edit)}>
          {t('stopJob')}
        </Button>
      </div>
    </>
  );
}
