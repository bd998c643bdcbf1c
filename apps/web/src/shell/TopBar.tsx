import { ActionIcon } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { TopBarPlace } from '../ui/TopBarSlot.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { titleFor } from './navigation.ts';
import { t } from './shell.texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function TopBar({ search }: { search?: ReactNode }) {
  const { pathname } = useLocation();
  const [searching, setSearching] = useState(false);
  const title = titleFor(pathname);
  return (
    <header
      className={classes.bar}
      data-searching={searching || undefined}
      data-chart={pathname === '/chat' || undefined}
    >
      <div className={classes.where}>
        {pathname !== '/chat' && (
          <span className={classes.trail} aria-hidden="true">
            {t('pages')}
            <span className={classes.slash}>/</span>
          </span>
        )}
        <span className={classes.title}>{title}</span>
      </div>
      {search && <div className={classes.search}>{search}</div>}
      <TopBarPlace className={classes.tools} />
      <div className={classes.fixed}>
        {search && (
          <ActionIcon
            className={classes.searchToggle}
            aria-label={t('search')}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            <Icon name={searching ? 'x' : 'search'} />
          </ActionIcon>
        )}
        <LanguagePicker />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
