import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { recordUse } from './exports.api.ts';
import { t } from './exports.texts.ts';
import { copyPlain, copyRich } from './clipboard.ts';
import type { WriteCopy } from './copy-note.ts';

/** `usual`: as the setting for rich formatting says. */
export type CopyForm = 'usual' | 'rich' | 'plain';

/** Copies the whole note or some of its sections, as they stand in the editor now. */
export function useCopyNote(entry: Transcript, write: WriteCopy) {
  const rich = useQuery(userInfoQuery()).data?.automationSettings.richFormatting ?? false;
  const router = useRouter();
  return async (form: CopyForm, sections?: readonly NoteSection[]): Promise<void> => {
    const copied = await write(sections);
    const asRich = form === 'rich' || (form === 'usual' && rich);
    try {
      if (copied.plain === '') throw new Error('There is no text to copy.');
      await (asRich ? copyRich(copied) : copyPlain(copied));
    } catch {
      const why = { usual: t('copyFailedText'), rich: t('copyFailedRich'), plain: t('copyFailedPlain') }[form];
      toast.error(why, { title: t('copyFailed'), duration: 2_000 });
      return;
    }
    recordUse(entry.id, 'copy');
    if (form === 'usual' && !rich) {
      const open = () => void router.navigate({ to: '/automations' });
      const action = { label: t('openRichFormatting'), run: open };
      toast.info(t('copiedPlainText'), { title: t('copiedPlainTitle'), action });
    }
    if (form !== 'usual' || rich) toast.success(t('copied'));
  };
}
