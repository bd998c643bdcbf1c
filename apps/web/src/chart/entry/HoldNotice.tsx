import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { CreditsNotice } from '../../features/scribe/holds/CreditsNotice.tsx';
import { IdentityNotice } from '../../features/checks/IdentityNotice.tsx';
import { SpeechNotice } from '../../features/scribe/holds/SpeechNotice.tsx';

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
