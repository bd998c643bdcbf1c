import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import notice from '../entry/EntryNotice.module.css';
import { useGenerateNote } from '../transcripts.api.ts';
import { t } from './checks.texts.ts';

/** A recording with hardly a word in it. */
export function SpeechNotice({ entry, amount }: { entry: Transcript; amount: 'none' | 'little' }) {
  const { mutate, isPending } = useGenerateNote(entry);
  const anyway = () =>
    mutate(
      { templateId: entry.templateId, anyway: true },
      {
        onSuccess: (taskId) => trackTask({ taskId, status: 'pending', noteId: entry.noteId }),
        onError: (error) => toast.error(messageOf(error), { title: t('notDecided') }),
      },
    );
  return (
    <div className={notice['notice']} role="alert">
      <p className={notice['title']}>
        <Icon name="microphone" /> {t(amount === 'none' ? 'noSpeechTitle' : 'littleSpeechTitle')}
      </p>
      <p className={notice['text']}>{t(amount === 'none' ? 'noSpeechText' : 'littleSpeechText')}</p>
      {amount === 'little' && entry.abilities.generate && (
        <div className={notice['actions']}>
          <Button variant="default" loading={isPending} onClick={anyway}>
            {t('generateAnyway')}
          </Button>
        </div>
      )}
    </div>
  );
}
