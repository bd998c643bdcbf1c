import { usablePhrases } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { quickPhrasesQuery } from '../features/quick-phrases/quick-phrases-query.api.ts';
import { PhraseSource } from '../ui/phrases/phrases.ts';

/** Gives quick phrases to every long text field; they are fetched when a slash first asks for them. */
export function PhraseProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery({ ...quickPhrasesQuery, enabled: wanted });
  const source = useMemo(
    () => ({
      phrases: usablePhrases(data ?? []).map(({ name, html, scope }) => ({ name, html, mine: scope === 'me' })),
      want: () => setWanted(true),
    }),
    [data],
  );
  return <PhraseSource value={source}>{children}</PhraseSource>;
}
