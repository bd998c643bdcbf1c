import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { isNpi } from '@clinical/contract/accounts/profile.rules';
import { models } from '@clinical/contract/models';
import { Select, TextInput } from '@mantine/core';
import { t } from '../accounts.texts.ts';
import { ProfileField } from './ProfileField.tsx';
import { t as say } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { useSaveProfile } from './use-save-profile.ts';

/** Each field saves itself when it is left. What was refused stays in its field with the reason. */
export function ProfileForm({ user }: { user: UserProfile }) {
  const save = useSaveProfile();
  const offered = models.filter(({ key, offered: shown }) => shown || key === user.model);
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
        label={say('nickname')}
        value={user.nickname}
        description={say('nicknameRule')}
        autoComplete="nickname"
        onSave={(nickname) => save({ nickname })}
      />
      <TextInput
        label={t('email')}
        description={say('emailRule')}
        value={user.email}
        readOnly
        classNames={{ input: classes.fixed }}
        autoComplete="email"
      />
      <ProfileField
        label={say('tags')}
        value={user.tags}
        description={say('tagsRule')}
        onSave={(tags) => save({ tags })}
      />
      <Select
        label={say('model')}
        description={say('modelRule')}
        data={offered.map(({ key, name, credits }) => ({ value: key, label: say('modelLine', { name, n: credits }) }))}
        value={user.model}
        onChange={(model) => model !== null && void save({ model })}
      />
      <ProfileField
        label={say('credentials')}
        value={user.credentials}
        description={say('credentialsRule')}
        autoComplete="honorific-suffix"
        onSave={(credentials) => save({ credentials })}
      />
      <ProfileField
        label={say('npi')}
        value={user.npi}
        description={say('npiRule')}
        inputMode="numeric"
        onSave={async (npi) => (npi === '' || isNpi(npi) ? save({ npi }) : say('npiWrong'))}
      />
      <ProfileField
        label={say('address')}
        value={user.address}
        description={say('addressRule')}
        autoComplete="street-address"
        lines
        onSave={(address) => save({ address })}
      />
    </div>
  );
}
