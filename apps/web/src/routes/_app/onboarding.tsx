import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from '../../features/templates/onboarding/OnboardingPage.tsx';

export const Route = createFileRoute('/_app/onboarding')({ component: OnboardingPage });
