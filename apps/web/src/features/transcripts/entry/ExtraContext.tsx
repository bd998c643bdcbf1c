import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import classes from './ExtraContext.module.css';
import { t } from '../transcripts.texts.ts';

/** Above a source: what was typed beside it, folded. */
export function ExtraContext({ entry }: { entry: Transcript }) {
  if (entry.extraContext === '') return null;
  return (
    <details className={classes.given}>
      <summary>{t('given')}</summary>
      <p>{entry.extraContext}</p>
    </details>
  );
}
