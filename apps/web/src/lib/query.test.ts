import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query.ts';

/** A server whose answers are held back: `answer` gives the oldest one that waits. */
function heldBack() {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  return {
    load: vi.fn(() => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))),
    answer: (value: string) => waiting.shift()?.resolve(value),
    fail: (error: Error) => waiting.shift()?.reject(error),
  };
}

/** A query on the page, with every state that it showed. */
function shown() {
  const client = createQueryClient();
  const server = heldBack();
  const observer = new QueryObserver(client, { queryKey: ['notes', 'n1'], queryFn: server.load, retry: false });
  const states: string[] = [];
  observer.subscribe(({ status, data }) => states.push(data ?? status));
  return { client, server, states, change: () => client.invalidateQueries({ queryKey: ['notes'] }) };
}

describe('a change that is heard', () => {
  test('during the first load is not taken for old news: the answer is shown, and asked for once more', async () => {
    const { server, states, change } = shown();
    const changes = [change(), change(), change()];
    expect(server.load).toHaveBeenCalledOnce();
    server.answer('before the change');
    await waitFor(() => expect(server.load).toHaveBeenCalledTimes(2));
    server.answer('after the change');
    await Promise.all(changes);
    expect([...new Set(states)]).toEqual(['pending', 'before the change', 'after the change']);
    expect(server.load).toHaveBeenCalledTimes(2);
  });

  test('during the second load of a first one asks a third time', async () => {
    const { server, states, change } = shown();
    void change();
    server.answer('first');
    await waitFor(() => expect(server.load).toHaveBeenCalledTimes(2));
    const last = change();
    expect(server.load).toHaveBeenCalledTimes(3);
    server.answer('stopped');
    server.answer('third');
    await last;
    expect([...new Set(states)]).toEqual(['pending', 'first', 'third']);
  });

  test('during a first load that fails leaves the failure to be seen', async () => {
    const { server, states, change } = shown();
    const changed = change();
    server.fail(new Error('The server is away'));
    await changed;
    expect(states.at(-1)).toBe('error');
    expect(server.load).toHaveBeenCalledOnce();
  });

  test('before anything shows what is loaded ahead leaves it old, so that it is loaded when it is shown', async () => {
    const client = createQueryClient();
    const server = heldBack();
    const ahead = client.prefetchQuery({ queryKey: ['notes', 'n1'], queryFn: server.load });
    const changed = client.invalidateQueries({ queryKey: ['notes', 'n1'] });
    server.answer('before the change');
    await Promise.all([ahead, changed]);
    expect(client.getQueryState(['notes', 'n1'])?.isInvalidated).toBe(true);
    expect(server.load).toHaveBeenCalledOnce();
  });
});
