import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { speechEngineQuery } from './add-text.api.ts';
import { t } from './add-text.texts.ts';
import { hearLabel } from './hear-label.ts';
import { useTranscribe } from './use-transcribe.ts';

/** In an entry's menu: transcribes audio that waits, or whose transcription failed or was cancelled. */
export function TranscribeItem({ entry }: { entry: Transcript }) {
  const { data: engine } = useQuery(speechEngineQuery);
  const { mutate } = useTranscribe(entry);
  const needsServer = useNeedsServer();
  const state = entry.speech?.state;
  if (!engine?.canHear || (state !== 'waiting' && state !== 'failed')) return null;
  return (
    <Menu.Item leftSection={<Icon name="microphone" size={16} />} onClick={() => mutate()} {...needsServer}>
      {state === 'failed' ? t('tryAgain') : hearLabel(engine.name)}
    </Menu.Item>
  );
}
