import { Select, TextInput } from '@mantine/core';
import type { UpdateUserInfo, UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useUpdateProfile } from './accounts.api.ts';
import { t } from './accounts.texts.ts';
import { localeChoices } from './locale-choices.ts';
import { ProfileField } from './ProfileField.tsx';
import classes from './SettingsPage.module.css';

/** Each field saves itself when it is left. What was refused stays in its field with the reason. */
export function ProfileForm({ user }: { user: UserProfile }) {
  const update = useUpdateProfile();
  const save = async (changes: UpdateUserInfo): Promise<string | null> => {
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
  return (
    <div className={classes.grid}>
      <ProfileField
        label={t('givenName')}
        value={user.given_name}
        required
        autoComplete="given-name"
        onSave={(given_name) => save({ given_name })}
      />
      <ProfileField
        label={t('familyName')}
        value={user.family_name}
        required
        autoComplete="family-name"
        onSave={(family_name) => save({ family_name })}
      />
      <ProfileField
        label={t('nickname')}
        value={user.nickname}
        description={t('nicknameRule')}
        autoComplete="nickname"
        onSave={(nickname) => save({ nickname })}
      />
      <TextInput
        label={t('email')}
        description={t('emailRule')}
        value={user.email}
        readOnly
        classNames={{ input: classes.fixed }}
        autoComplete="email"
      />
      <Select
        label={t('locale')}
        description={t('localeRule')}
        data={localeChoices(user.appSettings.locale)}
        value={user.appSettings.locale}
        onChange={(locale) => {
          if (locale) void save({ appSettings: { locale } });
        }}
      />
    </div>
  );
}
