import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { formatDateTime } from '../../../lib/format.ts';
import { t } from './correcting.texts.ts';
import classes from './LineEditor.module.css';

/** Who corrected a line and when; opened, what it was before. */
export function CorrectedMark({ text, corrected }: Pick<Utterance, 'text' | 'corrected'>) {
  if (!corrected || corrected.text === text) return null;
  return (
    <details className={classes.mark}>
      <summary>{t('correctedBy', { author: corrected.author, time: formatDateTime(corrected.at) })}</summary>
      <p className={classes.raw}>
        {t('wasBefore')}: <q>{corrected.text}</q>
      </p>
    </details>
  );
}
