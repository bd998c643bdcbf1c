import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ReviewState } from '../../features/checks/ReviewState.tsx';
import { SignBar } from '../../features/signing/SignBar.tsx';
import { CopyButton } from './CopyButton.tsx';
import classes from './VisitBar.module.css';

/** Always in sight below a note: what is open, copy, and sign. */
export function VisitBar({ entry }: { entry: Transcript }) {
  const copy = <CopyButton entry={entry} withWord />;
  const maySign = !entry.signature && entry.abilities.release && entry.abilities.edit;
  return (
    <div className={classes.bar}>
      <ReviewState entry={entry} />
      {maySign ? <SignBar entry={entry} copy={copy} /> : copy}
    </div>
  );
}
