import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';

/** A typed prechart that no note was written with. */
export function prechart(overrides: Partial<Prechart> = {}): Prechart {
  return {
    id: '0190a000-0000-7000-8000-0000000000c1',
    noteId: '0190a000-0000-7000-8000-0000000000a1',
    kind: 'prechart',
    title: '',
    question: '',
    answer: '<p>Allergic to sulfa.</p>',
    prompt_id: null,
    origin: 'typed',
    engine: null,
    sources: [],
    usedIn: null,
    author: 'Ada Okafor',
    version: 1,
    createdAt: '2026-03-09T08:00:00.000Z',
    updatedAt: '2026-03-09T08:00:00.000Z',
    abilities: { edit: true, delete: true },
    ...overrides,
  };
}
