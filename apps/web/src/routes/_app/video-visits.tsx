import { createFileRoute } from '@tanstack/react-router';
import { VideoVisitsPage } from '../../features/video-visits/VideoVisitsPage.tsx';

const readAddress = ({ room }: Record<string, unknown>): { room?: string | undefined } =>
  typeof room === 'string' ? { room } : {};

export const Route = createFileRoute('/_app/video-visits')({ validateSearch: readAddress, component: VideoVisits });

function VideoVisits() {
  const { room } = Route.useSearch();
  return <VideoVisitsPage roomId={room ?? null} />;
}
