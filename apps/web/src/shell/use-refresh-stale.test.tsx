import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notesKey } from '../features/notes/notes.api.ts';
import { quickPhrasesQuery } from '../features/quick-phrases/quick-phrases-query.api.ts';
import { threadKey } from '../features/transcripts/thread-key.api.ts';
import { publishStale } from '../lib/stale.ts';
import { renderUi } from '../testing/render.tsx';
import { useRefreshStale } from './use-refresh-stale.ts';

const kept = { charts: notesKey, thread: threadKey('n1'), other: threadKey('n2'), phrases: quickPhrasesQuery.queryKey };
const asked: string[] = [];

function Kept({ name }: { name: keyof typeof kept }) {
  const queryFn = () => {
    asked.push(name);
    return name;
  };
  const { data } = useQuery<unknown>({ queryKey: kept[name], queryFn, staleTime: Infinity });
  return <p>{String(data)}</p>;
}

function Page() {
  useRefreshStale();
  return (Object.keys(kept) as (keyof typeof kept)[]).map((name) => <Kept key={name} name={name} />);
}

test('what a change leaves stale above it is asked for again, and nothing else', async () => {
  renderUi(<Page />);
  await screen.findByText('phrases');
  const after = async (...stale: Parameters<typeof publishStale>) => {
    asked.length = 0;
    await act(() => publishStale(...stale));
    return [...asked];
  };
  expect(await after({ of: 'charts' })).toEqual(['charts']);
  expect(await after({ of: 'quick-phrases' })).toEqual(['phrases']);
  expect(await after({ of: 'chart-contents', noteId: 'n1' })).toEqual(['thread']);
  expect(await after({ of: 'chart-contents', noteId: 'n1', forget: true })).toEqual(['thread']);
});
