import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PatientSearch } from '../features/notes/public.ts';
import type { LiveSession } from '../lib/session/session.ts';
import { DictationProvider } from './DictationProvider.tsx';
import { PhraseProvider } from './PhraseProvider.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { Shell } from './Shell.tsx';

/** The frame of all pages behind sign-in. */
export function SignedIn({ session, queryClient }: { session: LiveSession; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionKeeper session={session}>
        <PhraseProvider>
          <DictationProvider>
            <Shell search={<PatientSearch />} />
          </DictationProvider>
        </PhraseProvider>
      </SessionKeeper>
    </QueryClientProvider>
  );
}
