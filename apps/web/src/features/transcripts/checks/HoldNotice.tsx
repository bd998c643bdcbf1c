import type { EntryHold, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { CreditsNotice } from './CreditsNotice.tsx';
import { IdentityNotice } from './IdentityNotice.tsx';
import { SpeechNotice } from './SpeechNotice.tsx';

/** Why the note of an entry is not written, and what a person may decide. */
export function HoldNotice({ entry, hold }: { entry: Transcript; hold: EntryHold }) {
  switch (hold.kind) {
    case 'identity':
      return <IdentityNotice entry={entry} conflicts={hold.conflicts} />;
    case 'speech':
      return <SpeechNotice entry={entry} amount={hold.amount} />;
    case 'credits':
      return <CreditsNotice entry={entry} />;
  }
}
