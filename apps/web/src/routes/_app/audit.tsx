import { createFileRoute } from '@tanstack/react-router';
import { readAuditAddress } from '../../features/audit/audit-filter.ts';
import { AuditPage } from '../../features/audit/AuditPage.tsx';

export const Route = createFileRoute('/_app/audit')({ validateSearch: readAuditAddress, component: Audit });

function Audit() {
  const navigate = Route.useNavigate();
  return <AuditPage address={Route.useSearch()} onAddress={(search) => void navigate({ search, replace: true })} />;
}
