import type { Board, Card, CardAsset } from '@clinical/contract/kanban/kanban.schemas';

let made = 0;
const nextId = (): string => `0190a000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;

export function cardAsset(overrides: Partial<CardAsset> = {}): CardAsset {
  return {
    id: nextId(),
    kind: 'text',
    fileName: 'Letter.txt',
    mediaType: 'text/plain',
    size: 120,
    createdAt: '2026-11-20T10:00:00.000Z',
    proves: [],
    ...overrides,
  };
}

/** A card of Maria Santos without files. */
export function card(overrides: Partial<Card> = {}): Card {
  const id = nextId();
  return {
    id,
    noteId: '0190a000-0000-7000-8000-0000000000a1',
    title: 'Insurance letter',
    description: '',
    status: 'todo',
    dueOn: null,
    owner: null,
    rank: `a${id}`,
    assets: [],
    results: [],
    process: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    abilities: { edit: true },
    ...overrides,
  };
}

export const board = (cards: Card[], edit = true): Board => ({ cards, abilities: { edit } });
