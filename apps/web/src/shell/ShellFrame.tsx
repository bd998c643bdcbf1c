import type { ReactNode } from 'react';
import frame from './ShellFrame.module.css';
import shell from './Shell.module.css';
import sidebar from './Sidebar.module.css';
import topBar from './TopBar.module.css';
import { t } from './shell.texts.ts';
import { Wordmark } from './Wordmark.tsx';

/** The shell's surfaces while it is found out who is there: the real one takes their place without a jump. @param title and children what is known of the page */
export function ShellFrame({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={shell.shell} role="status" aria-label={t('loadingPage')}>
      <div className={`${sidebar.sidebar} ${frame.sidebar}`}>
        <div className={sidebar.brand}>
          <Wordmark />
          <span className={sidebar.wide}>{t('appName')}</span>
        </div>
      </div>
      <div className={shell.column}>
        <div className={topBar.bar}>
          <div className={topBar.where}>
            <span className={topBar.title}>{title}</span>
          </div>
        </div>
        {children && <div className={shell.content}>{children}</div>}
      </div>
    </div>
  );
}
