import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { signOut } from '../lib/session/sign-out.ts';
import { Icon } from '../ui/Icon.tsx';
import classes from './SetUpBar.module.css';
import { t } from './shell.texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useRequiredTwoFactor } from './use-required-two-factor.ts';
import { Wordmark } from './Wordmark.tsx';

/** All that stands around the onboarding: the way to the patients, which is blocked until there is a template, and out. */
export function SetUpBar() {
  useRequiredTwoFactor();
  return (
    <header className={classes.bar}>
      <Wordmark />
      <nav className={classes.where} aria-label={t('mainMenu')}>
        <Anchor renderRoot={(props) => <Link to="/my-projects" {...props} />}>{t('patients')}</Anchor>
      </nav>
      <ThemeToggle />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon name="logout" size={16} />}
        onClick={() => void signOut()}
      >
        {t('logOut')}
      </Button>
    </header>
  );
}
