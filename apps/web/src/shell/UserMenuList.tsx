import { Menu } from '@mantine/core';
import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { userInfoQuery } from '../features/accounts/accounts.api.ts';
import { signOut } from '../lib/session/sign-out.ts';
import { Icon } from '../ui/Icon.tsx';
import { OpenedMenu } from '../ui/OpenedMenu.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { t } from './shell.texts.ts';
import classes from './UserMenu.module.css';
import { WorkspaceChoice } from './WorkspaceChoice.tsx';

export function UserMenuList({ target }: { target: ReactElement }) {
  const { data: user } = useQuery(userInfoQuery());
  return (
    <OpenedMenu width={280} target={target}>
      <Menu.Dropdown>
        {user && (
          <div className={classes.who}>
            <div className={classes.name}>{displayName(user)}</div>
            <div className={classes.email}>{user.email}</div>
          </div>
        )}
        <WorkspaceChoice />
        <Menu.Item
          leftSection={<Icon name="settings" size={16} />}
          renderRoot={(props) => <Link to="/settings" {...props} />}
        >
          {t('settings')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="logout" size={16} />} onClick={() => void signOut()}>
          {t('logOut')}
        </Menu.Item>
        <Menu.Divider />
        <div className={classes.links}>
          <FooterLinks />
        </div>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
