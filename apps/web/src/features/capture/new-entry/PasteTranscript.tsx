import { Button } from '@mantine/core';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import classes from './NewEntryPanel.module.css';
import { t } from './new-entry.texts.ts';

type Props = { text: string; onChange: (text: string) => void; onClear: () => void };

/** The words of a visit, pasted or typed. */
export function PasteTranscript({ text, onChange, onClear }: Props) {
  return (
    <div>
      <PhraseTextarea
        label={t('transcript')}
        placeholder={t('pasteHere')}
        // measuring two hours of talk at each key would take seconds
        autosize={false}
        rows={10}
        resize="vertical"
        value={text}
        onChange={onChange}
      />
      <p className={classes.kept} data-empty={text === '' || undefined}>
        {t('keptOnDevice')}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
          {t('discardText')}
        </Button>
      </p>
    </div>
  );
}
