import type { EntryHold, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { IdentityNotice } from './IdentityNotice.tsx';
import { SpeechNotice } from './SpeechNotice.tsx';

/** Why the note of an entry is not written, and what a person may decide. */
export function HoldNotice({ entry, hold }: { entry: Transcript; hold: EntryHold }) {
  return hold.kind === 'identity' ? (
    <IdentityNotice entry={entry} conflicts={hold.conflicts} />
  ) : (
    <SpeechNotice entry={entry} amount={hold.amount} />
  );
}
