import { createFileRoute } from '@tanstack/react-router';
import { SampleVisit } from '../../chart/sample/SampleVisit.tsx';
import { ApiKeySettings } from '../../features/accounts/settings/ApiKeySettings.tsx';
import { OnboardingPage } from '../../features/templates/onboarding/OnboardingPage.tsx';

export const Route = createFileRoute('/_app/onboarding')({ component: Onboarding });

function Onboarding() {
  return <OnboardingPage ownKey={<ApiKeySettings />} sample={<SampleVisit />} />;
}
