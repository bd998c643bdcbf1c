import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { ApiKeySettings } from './ApiKeySettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { WorkspaceProfileSettings } from './WorkspaceProfileSettings.tsx';
import { WorkspaceRules } from './WorkspaceRules.tsx';
import { WorkspaceSecurity } from './WorkspaceSecurity.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SecuritySettings } from './security/SecuritySettings.tsx';
import type { SettingsTab } from './settings-tabs.ts';
import { SettingsNav } from './SettingsNav.tsx';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

type Props = {
  tab: SettingsTab;
  /** Balance, ledger and seats. */
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
  /** Who may sign for me. */
  delegates: ReactNode;
  /** What does the work: models, speech, mail, fax. */
  integrations: ReactNode;
  /** Kinds of visit, and when visits can be booked. */
  visits: ReactNode;
  /** How long things are kept, and what patients are asked. */
  privacy: ReactNode;
};

/** Written by the build (`notice-file.ts`); there is none while developing. */
const notice = import.meta.env['NOTICE_ADDRESS'] as string | undefined;

/** Settings of the person and of the workspace, one address a tab. */
export function SettingsPage({ tab, ...parts }: Props) {
  return (
    <>
      <PageHeader title={t('settings')} actions={notice && <Licences address={notice} />} />
      <div className={classes.columns}>
        <SettingsNav tab={tab} />
        <div className={classes.page}>
          {tab === 'profile' && <ProfileSettings />}
          {tab === 'appearance' && <AppearanceSettings />}
          {tab === 'security' && <SecuritySettings more={parts.delegates} />}
          {tab === 'ai' && (
            <>
              <ApiKeySettings />
              {parts.usage}
            </>
          )}
          {tab === 'phrases' && parts.phrases}
          {tab === 'prompts' && parts.prompts}
          {tab === 'vocabulary' && parts.vocabulary}
          {tab === 'data' && <PrivacySettings />}
          {tab === 'clinic' && <WorkspaceProfileSettings />}
          {tab === 'visits' && parts.visits}
          {tab === 'rules' && <WorkspaceSecurity signing={parts.signing} />}
          {tab === 'privacy' && parts.privacy}
          {tab === 'sharing' && <WorkspaceRules />}
          {tab === 'integrations' && parts.integrations}
          {tab === 'billing' && parts.billing}
        </div>
      </div>
    </>
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
