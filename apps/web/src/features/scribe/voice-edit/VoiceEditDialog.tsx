import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { isRunning, showElsewhere } from '../../../lib/task-list.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { voiceEditQuery } from './voice-edit.api.ts';
import { t } from './voice-edit.texts.ts';
import { VoiceEditAsk } from './VoiceEditAsk.tsx';
import { VoiceEditProposal } from './VoiceEditProposal.tsx';
import { VoiceEditWork } from './VoiceEditWork.tsx';

/** Says what should change in a note, shows what would, and takes it or not. A proposal waits when the dialog is closed. */
export function VoiceEditDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const found = useQuery(voiceEditQuery(entry.id));
  const edit = found.data?.voiceEdit ?? null;
  const taskId = edit?.taskId;
  // this dialog shows how the job stands; without it the job has its card
  useEffect(() => (taskId === undefined ? undefined : showElsewhere(taskId)), [taskId]);
  return (
    <Modal opened onClose={onClose} size="lg" title={t('voiceEdit')} closeButtonProps={{ 'aria-label': t('close') }}>
      {found.isPending ? (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      ) : found.isError && !found.data ? (
        <ErrorState error={found.error} title={t('couldNotLoad')} onRetry={() => void found.refetch()} />
      ) : edit && isRunning(edit.status) ? (
        <VoiceEditWork entry={entry} edit={edit} />
      ) : edit?.before && edit.after ? (
        <VoiceEditProposal key={edit.id} entry={entry} edit={edit} onClose={onClose} />
      ) : (
        <VoiceEditAsk key={edit?.id ?? 'new'} entry={entry} failed={edit} />
      )}
    </Modal>
  );
}
