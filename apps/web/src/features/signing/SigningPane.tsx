import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { t } from './signing.texts.ts';
import { Differences } from './Differences.tsx';
import { SignBar } from './SignBar.tsx';
import { SignedNote } from './SignedNote.tsx';
import classes from './SignBar.module.css';

/** Under a note: what differs from earlier records, what stands between it and a signature, or who signed it and what was added since. */
export function SigningPane({ entry }: { entry: Transcript }) {
  const { signature } = entry;
  return (
    <>
      <Differences entry={entry} />
      {signature ? (
        <SignedNote entry={entry} signature={signature} />
      ) : !entry.abilities.release ? (
        <p className={classes.made}>{t('syntheticNote')}</p>
      ) : (
        entry.abilities.edit && <SignBar entry={entry} />
      )}
    </>
  );
}
