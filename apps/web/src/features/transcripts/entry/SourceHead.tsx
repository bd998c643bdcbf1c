import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { SourceMenu } from './SourceMenu.tsx';
import classes from './SourceHead.module.css';
import { t } from './writing.texts.ts';

/** Above a source: what was typed beside it, and the menu that writes a note from it. */
export function SourceHead({ entry }: { entry: Transcript }) {
  const given = entry.extraContext !== '';
  if (!given && !entry.abilities.generate) return null;
  return (
    <div className={classes.head}>
      {given && (
        <details className={classes.given}>
          <summary>{t('given')}</summary>
          <p>{entry.extraContext}</p>
        </details>
      )}
      {entry.abilities.generate && <SourceMenu entry={entry} />}
    </div>
  );
}
