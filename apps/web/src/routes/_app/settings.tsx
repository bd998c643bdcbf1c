import { createFileRoute } from '@tanstack/react-router';
import { readSettingsTab, type SettingsTab } from '../../features/accounts/settings/settings-tabs.ts';
import { SettingsPage } from '../../features/accounts/settings/SettingsPage.tsx';
import { BillingSettings } from '../../features/credits/BillingSettings.tsx';
import { UsageSettings } from '../../features/credits/UsageSettings.tsx';
import { RecordingPrivacy } from '../../features/capture/privacy/RecordingPrivacy.tsx';
import { EhrSettings } from '../../features/ehr/EhrSettings.tsx';
import { DelegateSettings } from '../../features/signing/DelegateSettings.tsx';
import { SigningSettings } from '../../features/signing/SigningSettings.tsx';
import { IntegrationsSettings } from '../../features/operations/IntegrationsSettings.tsx';
import { VisitSettings } from '../../features/schedules/VisitSettings.tsx';
import { SeatsSettings } from '../../features/teams/SeatsSettings.tsx';
import { PromptTemplates } from '../../features/prompt-templates/PromptTemplates.tsx';
import { Vocabulary } from '../../features/speech/vocabulary/Vocabulary.tsx';
import { QuickPhrases } from '../../features/quick-phrases/QuickPhrases.tsx';

export const Route = createFileRoute('/_app/settings')({
  validateSearch: (search: Record<string, unknown>): { tab?: SettingsTab } => ({ tab: readSettingsTab(search.tab) }),
  component: Settings,
});

function Settings() {
  const { tab = 'profile' } = Route.useSearch();
  return (
    <SettingsPage
      tab={tab}
      billing={<BillingSettings seats={<SeatsSettings />} />}
      usage={<UsageSettings />}
      phrases={<QuickPhrases />}
      prompts={<PromptTemplates />}
      vocabulary={<Vocabulary />}
      signing={<SigningSettings />}
      delegates={<DelegateSettings />}
      integrations={
        <>
          <IntegrationsSettings />
          <EhrSettings />
        </>
      }
      visits={<VisitSettings />}
      privacy={<RecordingPrivacy />}
    />
  );
}
