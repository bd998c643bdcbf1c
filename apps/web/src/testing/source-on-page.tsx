import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { threadQuery } from '../features/transcripts/transcripts.api.ts';
import { TranscriptionNotice } from '../features/capture/transcription/TranscriptionNotice.tsx';
import { SourcePane } from '../features/transcripts/evidence/SourcePane.tsx';

/** For tests: a source as the chart shows it, over what the thread holds. `load`: what the server has when it is asked again. */
export function SourceOnPage({ entry, load = () => entry }: { entry: Transcript; load?: () => Transcript }) {
  const { data } = useQuery({ ...threadQuery(entry.noteId), queryFn: () => [load()], staleTime: Infinity });
  if (!data?.[0]) return null;
  return (
    <>
      <TranscriptionNotice entry={data[0]} />
      <SourcePane entry={data[0]} />
    </>
  );
}
