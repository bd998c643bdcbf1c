import { Outlet } from '@tanstack/react-router';
import { FooterLinks } from './FooterLinks.tsx';
import classes from './PublicLayout.module.css';
import { t } from './shell.texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Wordmark } from './Wordmark.tsx';

export function PublicLayout() {
  return (
    <div className={classes.page}>
      <div className={classes.corner}>
        <ThemeToggle />
      </div>
      <main className={classes.main}>
        <div className={classes.brand}>
          <Wordmark size={32} />
          <span>{t('appName')}</span>
        </div>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <FooterLinks />
      </footer>
    </div>
  );
}
