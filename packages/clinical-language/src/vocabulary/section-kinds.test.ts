import { expect, it } from 'vitest';
import entries from '../../lexicon/section-kinds.json' with { type: 'json' };
import { topics } from '../rules/plan/topics.ts';
import { sectionKindOf } from './section-kinds.ts';

it.each([
  ['Risk assessment', 'risk'],
  ['Mental state examination', 'mental state'],
  ['Growth & vitals', 'growth'],
  ['Since the last visit', 'interval'],
  ['Medical decision making', 'decision making'],
  ['Safety net', 'safety net'],
  ['Cardiac risk factors', undefined],
  ['Plan', undefined],
])('%s: %s', (header, kind) => {
  expect(sectionKindOf(header)?.kind).toBe(kind);
});

it('names parts of the note that exist, and each kind once', () => {
  const known: readonly string[] = topics;
  for (const entry of entries as { topics?: string[]; from?: string[] }[])
    for (const topic of [...(entry.topics ?? []), ...(entry.from ?? [])]) expect(known).toContain(topic);
  const kinds = entries.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});
