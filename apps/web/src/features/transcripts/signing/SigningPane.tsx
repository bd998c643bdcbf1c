import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { SignBar } from './SignBar.tsx';
import { SignedNote } from './SignedNote.tsx';

/** Under a note: what stands between it and a signature, or who signed it and what was added since. */
export function SigningPane({ entry }: { entry: Transcript }) {
  if (entry.signature) return <SignedNote entry={entry} signature={entry.signature} />;
  return entry.abilities.edit ? <SignBar entry={entry} /> : null;
}
