import { limits } from '@clinical/contract/limits';
import { useSyncExternalStore } from 'react';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import classes from './LiveRecording.module.css';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** What nobody says aloud: it goes into the note as extra context. */
export function RemarksField({ disabled = false }: { disabled?: boolean }) {
  const { recorder } = useRecordings();
  const text = useSyncExternalStore(recorder.remarks.subscribe, recorder.remarks.get);
  return (
    <div className={classes.remarks}>
      <PhraseTextarea
        label={t('yourNotes')}
        description={t('yourNotesHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        placeholder={t('yourNotesPlaceholder')}
        autosize={false}
        rows={4}
        maxLength={limits.extraContext}
        disabled={disabled}
        value={text}
        onChange={recorder.write}
      />
    </div>
  );
}
