import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { noteQuery } from '../../features/notes/public.ts';
import { useOwnRecorderState } from '../../features/capture/recordings/recordings-context.ts';
import { Precharts } from '../../features/pre-chats/Precharts.tsx';
import { ChartPage } from '../../chart/ChartPage.tsx';
import { OfflineChart } from '../../features/transcripts/offline/OfflineChart.tsx';
import { VisitPlan } from '../../features/schedules/VisitPlan.tsx';
import { PresenceKeeper } from '../../features/transcripts/presence/PresenceKeeper.tsx';
import type { ChartPlace } from '../../chart/ChartPlaces.tsx';
import { NoChart } from '../../chart/NoChart.tsx';

const isPlace = (place: unknown): place is ChartPlace =>
  place === 'board' || place === 'picture' || place === 'evidence';

export const Route = createFileRoute('/_app/chat')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { id?: string; place?: ChartPlace; card?: string; entry?: string } => ({
    id: typeof search['id'] === 'string' ? search['id'] : undefined,
    place: isPlace(search['place']) ? search['place'] : undefined,
    card: typeof search['card'] === 'string' ? search['card'] : undefined,
    entry: typeof search['entry'] === 'string' ? search['entry'] : undefined,
  }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ cause, context, deps }) => {
    // only pointing at a chart reads nothing of it
    if (deps.id === undefined || cause === 'preload') return;
    const { fetchChart } = await import('../../chart/fetch-chart.ts');
    fetchChart(context.queryClient, deps.id);
  },
  component: Chart,
});

function Chart() {
  const { id, place, card, entry } = Route.useSearch();
  return id === undefined ? (
    <NoChart />
  ) : (
    <OpenChart key={id} noteId={id} place={place} cardId={card} entryId={entry} />
  );
}

type OpenProps = {
  noteId: string;
  place: ChartPlace | undefined;
  cardId: string | undefined;
  entryId: string | undefined;
};

function OpenChart({ noteId, place, cardId, entryId }: OpenProps) {
  const mayEdit = useQuery(noteQuery(noteId)).data?.abilities.edit ?? false;
  const isRecording = useOwnRecorderState(noteId) !== null;
  return (
    <PresenceKeeper noteId={noteId}>
      <OfflineChart noteId={noteId} silent={isRecording} />
      <ChartPage
        noteId={noteId}
        place={place}
        cardId={cardId}
        entryId={entryId}
        preparation={
          <>
            <VisitPlan noteId={noteId} />
            <Precharts noteId={noteId} mayEdit={mayEdit} />
          </>
        }
      />
    </PresenceKeeper>
  );
}
