import type { NoteSection, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.ts';
import { userInfoQuery } from '../../accounts/public.ts';
import { checksQuery } from '../checks/checks.api.ts';
import { statesOf } from '@clinical/contract/transcripts/sentence-state.rules';
import { t } from '../transcripts.texts.ts';
import { copyPlain, copyRich } from './clipboard.ts';
import { copyNote } from './copy-note.ts';

/** `usual`: as the setting for rich formatting says. */
export type CopyForm = 'usual' | 'rich' | 'plain';

/** Copies the whole note, or some of its sections as they stand in the editor now. */
export function useCopyNote(entry: Transcript) {
  const queries = useQueryClient();
  const rich = useQuery(userInfoQuery()).data?.automationSettings.richFormatting ?? false;
  return async (form: CopyForm, sections: readonly NoteSection[] = entry.sections): Promise<void> => {
    // without a network the links alone tell
    const found = await queries.ensureQueryData(checksQuery(entry)).catch(() => null);
    const states = statesOf(entry.sentences, found?.version === entry.version ? found : null);
    const judged = entry.sentences.map((sentence, index) => ({ ...sentence, state: states[index]! }));
    // signing comes later: until then every text is a draft
    const words = { draftLine: t('draftLine'), noSource: t('noSourceMark'), differs: t('differsMark') };
    const copied = copyNote(sections, judged, words);
    const asRich = form === 'rich' || (form === 'usual' && rich);
    try {
      if (copied.plain === '') throw new Error('There is no text to copy.');
      await (asRich ? copyRich(copied) : copyPlain(copied));
    } catch {
      const why = { usual: t('copyFailedText'), rich: t('copyFailedRich'), plain: t('copyFailedPlain') }[form];
      toast.error(why, { title: t('copyFailed'), duration: 2_000 });
      return;
    }
    if (form === 'usual' && !rich) toast.info(t('copiedPlainText'), { title: t('copiedPlainTitle') });
    else toast.success(t('copied'));
  };
}
