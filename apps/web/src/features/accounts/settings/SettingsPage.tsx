import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import tabs from '../../../ui/tab-links.module.css';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { ApiKeySettings } from './ApiKeySettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { WorkspaceProfileSettings } from './WorkspaceProfileSettings.tsx';
import { WorkspaceRules } from './WorkspaceRules.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SecuritySettings } from './security/SecuritySettings.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

type Props = {
  tab: SettingsTab;
  /** Balance and ledger. */
  billing: ReactNode;
  /** What AI was used for. */
  usage: ReactNode;
  /** Quick phrases. */
  phrases: ReactNode;
  /** Prompt templates. */
  prompts: ReactNode;
  /** Words that speech engines are to expect. */
  vocabulary: ReactNode;
  /** What the workspace asks of those who sign notes. */
  signing: ReactNode;
  /** How long things are kept, and what patients are asked. */
  privacy: ReactNode;
};

/** Written by the build (`notice-file.ts`); there is none while developing. */
const notice = import.meta.env['NOTICE_ADDRESS'] as string | undefined;

/** One address a tab. */
export function SettingsPage({ tab, billing, usage, signing, phrases, prompts, vocabulary, privacy }: Props) {
  return (
    <div className={classes.page}>
      <PageHeader title={t('settings')} actions={notice && <Licences address={notice} />} />
      <nav className={tabs.tabs} data-many aria-label={t('tabs')}>
        {settingsTabs.map((each) => (
          <Link
            key={each}
            to="/settings"
            search={each === 'profile' ? {} : { tab: each }}
            activeOptions={{ exact: true, includeSearch: true }}
            className={tabs.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(each)}
          </Link>
        ))}
      </nav>
      {tab === 'profile' && <ProfileSettings />}
      {tab === 'appearance' && <AppearanceSettings />}
      {tab === 'security' && <SecuritySettings more={signing} />}
      {tab === 'ai' && (
        <>
          <ApiKeySettings />
          {usage}
        </>
      )}
      {tab === 'phrases' && phrases}
      {tab === 'prompts' && prompts}
      {tab === 'vocabulary' && vocabulary}
      {tab === 'billing' && billing}
      {tab === 'privacy' && (
        <>
          {privacy}
          <WorkspaceProfileSettings />
          <WorkspaceRules />
          <PrivacySettings />
        </>
      )}
    </div>
  );
}

/** At the head of the page, where nothing that loads moves it. */
function Licences({ address }: { address: string }) {
  return (
    <a className={classes.licences} href={address} target="_blank" rel="noreferrer">
      {t('licences')}
    </a>
  );
}
