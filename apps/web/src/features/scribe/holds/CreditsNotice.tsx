import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { PricedButton, TooFewCredits } from '../../credits/public.ts';
import notice from '../../../ui/notice.module.css';
import { useNotePrice } from '../use-note-price.ts';
import { useGeneratePending } from '../scribe.api.ts';
import { checkTexts } from '../../checks/public.ts';
import { t } from './holds.texts.ts';

/** An entry whose note waits for credits. One tap writes the notes of all that wait. */
export function CreditsNotice({ entry }: { entry: Transcript }) {
  const { mutate, isPending } = useGeneratePending(entry.noteId);
  const price = useNotePrice(entry);
  const generate = () =>
    mutate(undefined, {
      onSuccess: ({ taskIds, waiting }) => {
        if (waiting > 0) toast.error(t('stillWaiting', { n: waiting }), { title: t('creditsTitle') });
        else toast.success(t('waitingStarted', { n: taskIds.length }));
      },
      onError: (error) => toast.error(messageOf(error), { title: checkTexts('notDecided') }),
    });
  return (
    <div className={notice['notice']} role="status">
      <p className={notice['title']}>
        <Icon name="clock" /> {t('creditsTitle')}
      </p>
      <p className={notice['text']}>{t('creditsText')}</p>
      {entry.abilities.generate && (
        <div className={notice['actions']}>
          <PricedButton price={price} variant="default" loading={isPending} onClick={generate}>
            {t('generateWaiting')}
          </PricedButton>
          <TooFewCredits price={price} />
        </div>
      )}
    </div>
  );
}
