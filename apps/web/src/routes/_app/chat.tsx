import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { noteQuery } from '../../features/notes/public.ts';
import { Precharts } from '../../features/pre-chats/Precharts.tsx';
import { ChartPage } from '../../features/transcripts/ChartPage.tsx';
import { OfflineChart } from '../../features/transcripts/offline/OfflineChart.tsx';
import { PresenceKeeper } from '../../features/transcripts/presence/PresenceKeeper.tsx';
import { NoChart } from '../../features/transcripts/NoChart.tsx';

export const Route = createFileRoute('/_app/chat')({
  validateSearch: (search: Record<string, unknown>): { id?: string } => ({
    id: typeof search['id'] === 'string' ? search['id'] : undefined,
  }),
  component: Chart,
});

function Chart() {
  const { id } = Route.useSearch();
  return id === undefined ? <NoChart /> : <OpenChart key={id} noteId={id} />;
}

function OpenChart({ noteId }: { noteId: string }) {
  const mayEdit = useQuery(noteQuery(noteId)).data?.abilities.edit ?? false;
  return (
    <PresenceKeeper noteId={noteId}>
      <OfflineChart noteId={noteId} />
      <ChartPage noteId={noteId} preparation={<Precharts noteId={noteId} mayEdit={mayEdit} />} />
    </PresenceKeeper>
  );
}
