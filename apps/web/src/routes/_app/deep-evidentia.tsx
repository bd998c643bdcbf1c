import { createFileRoute } from '@tanstack/react-router';
import { readEvidenceAddress } from '../../features/evidence/evidence-address.ts';
import { EvidencePage } from '../../features/evidence/EvidencePage.tsx';

export const Route = createFileRoute('/_app/deep-evidentia')({
  validateSearch: readEvidenceAddress,
  component: Evidence,
});

function Evidence() {
  return <EvidencePage address={Route.useSearch()} />;
}
