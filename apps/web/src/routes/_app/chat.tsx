import { createFileRoute } from '@tanstack/react-router';
import { ChartPage } from '../../features/transcripts/ChartPage.tsx';
import { NoChart } from '../../features/transcripts/NoChart.tsx';

export const Route = createFileRoute('/_app/chat')({
  validateSearch: (search: Record<string, unknown>): { id?: string } => ({
    id: typeof search['id'] === 'string' ? search['id'] : undefined,
  }),
  component: Chart,
});

function Chart() {
  const { id } = Route.useSearch();
  return id === undefined ? <NoChart /> : <ChartPage key={id} noteId={id} />;
}
