import type { UpdateUserInfo } from '@clinical/contract/accounts/accounts.schemas';
import { fieldErrors, messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useUpdateProfile } from '../accounts.api.ts';
import { t } from './settings.texts.ts';

/** Saves a change of the own profile at once and says so. Resolves to what is wrong with it, or null. */
export function useSaveProfile(): (changes: UpdateUserInfo) => Promise<string | null> {
  const update = useUpdateProfile();
  return async (changes) => {
    try {
      await update.mutateAsync(changes);
      toast.success(t('saved'));
      return null;
    } catch (error) {
      const [atField] = Object.values(fieldErrors(error, Object.keys(changes)));
      if (!atField) toast.error(messageOf(error), { title: t('couldNotSave') });
      return atField ?? messageOf(error);
    }
  };
}
