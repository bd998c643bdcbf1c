import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { t } from './signing.texts.ts';
import { CodesButton } from './CodesButton.tsx';
import { Differences } from './Differences.tsx';
import { SignedNote } from './SignedNote.tsx';
import classes from './SignBar.module.css';

/** Under a note: what differs from earlier records and the codes it speaks for, or who signed it and what was added since. */
export function SigningPane({ entry }: { entry: Transcript }) {
  const { signature, abilities } = entry;
  return (
    <>
      <Differences entry={entry} />
      {signature ? (
        <SignedNote entry={entry} signature={signature} />
      ) : !abilities.release ? (
        <p className={classes.made}>{t('syntheticNote')}</p>
      ) : (
        abilities.edit && (
          <div className={classes.codes}>
            <CodesButton entry={entry} />
          </div>
        )
      )}
    </>
  );
}
