import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import notice from '../../../ui/notice.module.css';
import { useGenerateNote } from '../scribe.api.ts';
import { checkTexts } from '../../checks/public.ts';
import { t } from './holds.texts.ts';

/** A recording with hardly a word in it. */
export function SpeechNotice({ entry, amount }: { entry: Transcript; amount: 'none' | 'little' }) {
  const { mutate, isPending } = useGenerateNote(entry);
  const anyway = () =>
    mutate(
      { templateId: entry.templateId, anyway: true },
      {
        onSuccess: (taskId) => trackTask({ taskId, status: 'pending', noteId: entry.noteId }),
        onError: (error) => toast.error(messageOf(error), { title: checkTexts('notDecided') }),
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
