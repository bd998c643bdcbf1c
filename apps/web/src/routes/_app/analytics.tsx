import { createFileRoute } from '@tanstack/react-router';
import { readAnalyticsAddress } from '../../features/analytics/analytics-address.ts';
import { AnalyticsPage } from '../../features/analytics/AnalyticsPage.tsx';

export const Route = createFileRoute('/_app/analytics')({
  validateSearch: readAnalyticsAddress,
  component: Analytics,
});

function Analytics() {
  return <AnalyticsPage {...Route.useSearch()} />;
}
