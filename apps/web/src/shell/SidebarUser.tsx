import { ActionIcon } from '@mantine/core';
import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { signOut } from '../lib/session/sign-out.ts';
import type { FrameProfile } from '../lib/session/stored-profile.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from './shell.texts.ts';
import classes from './SidebarUser.module.css';

export function SidebarUser({ user }: { user: FrameProfile | undefined }) {
  return (
    <div className={classes.user}>
      <span className={classes.name}>{user ? displayName(user) : ''}</span>
      <ActionIcon aria-label={t('logOut')} title={t('logOut')} onClick={() => void signOut()}>
        <Icon name="logout" />
      </ActionIcon>
    </div>
  );
}
