import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs work under one name in order, also after one that failed, and other names beside it', async () => {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const run = (name: string, what: string, before: Promise<unknown> = Promise.resolve()) =>
    inTurn(name, async () => {
      await before;
      seen.push(what);
      if (what === 'fails') throw new Error('as asked');
      return what;
    });
  const first = run('a', 'first', gate.promise);
  const fails = run('a', 'fails');
  const last = run('a', 'last');
  await run('b', 'beside');
  gate.resolve();
  await expect(fails).rejects.toThrow('as asked');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(seen).toEqual(['beside', 'first', 'fails', 'last']);
});
