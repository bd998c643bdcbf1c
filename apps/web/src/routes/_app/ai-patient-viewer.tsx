import { createFileRoute } from '@tanstack/react-router';
import { readVisualizerAddress } from '../../features/visualizer/visualizer-address.ts';
import { VisualizerPage } from '../../features/visualizer/VisualizerPage.tsx';

export const Route = createFileRoute('/_app/ai-patient-viewer')({
  validateSearch: readVisualizerAddress,
  component: Visualizer,
});

function Visualizer() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  return <VisualizerPage address={address} onAddress={(search) => void navigate({ search, replace: true })} />;
}
