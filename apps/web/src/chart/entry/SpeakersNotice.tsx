import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { RegenerateNotice } from '../../features/scribe/writing/RegenerateNotice.tsx';
import { t } from '../../features/transcripts/speakers/speakers.texts.ts';
import { useChangeSpeakers } from '../../features/transcripts/speakers/use-change-speakers.ts';

/** Says that a note was written from other speakers, and offers to write it again. */
export function SpeakersNotice({ entry }: { entry: Transcript }) {
  const { change, isPending } = useChangeSpeakers(entry);
  const needsServer = useNeedsServer();
  if (!entry.speakersChanged || !entry.abilities.generate) return null;
  return (
    <RegenerateNotice entry={entry} icon="user" title={t('noticeTitle')} text={t('noticeText')}>
      <Button variant="subtle" color="gray" loading={isPending} onClick={() => change({ undo: true })} {...needsServer}>
        {t('undo')}
      </Button>
    </RegenerateNotice>
  );
}
