import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { useKeepConsentText } from '../privacy/privacy.api.ts';
import { t } from './recordings.texts.ts';
import { UnfinishedRecordings } from './UnfinishedRecordings.tsx';
import { useStartRecording } from './use-start-recording.ts';

/** What recording needs in an open chart before anybody records: its key, the consent's text, and what an earlier page left. */
export function ChartRecorder({ note }: { note: Note }) {
  const { free, start } = useStartRecording(note);
  useShortcut('r', t('keyRecord'), start, { enabled: free });
  useKeepConsentText();
  return <UnfinishedRecordings note={note} />;
}
