import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { Tx } from '../../platform/context.ts';
import { actingSpeech } from '../accounts/public.ts';
import { noteCredits } from '../scribe/public.ts';
import { type CardAssetRow, type CardRow, selectAssets } from './kanban.queries.ts';
import type { RunRow } from './runs.queries.ts';

/** What one part of a job processes: a file of a card, or its text when it has none. */
export type CardPiece = { kind: RunRow['kind']; asset: CardAssetRow | null };
export type CardLine = { card: CardRow; pieces: CardPiece[]; credits: number; problem: string | null };

/** What the entry of a piece is. */
export const entryKinds: Record<RunRow['kind'], EntryKind> = {
  pdf: 'pdf',
  image: 'image',
  audio: 'audio',
  text: 'typed',
  card: 'typed',
};

export const nothingToRead = 'This card has nothing to read. Add a file or a description.';

/** The pieces of cards with their price, and what keeps a card from being processed. */
export async function linesOf(tx: Tx, cards: readonly CardRow[], model: string): Promise<CardLine[]> {
  const assets = await selectAssets(
    tx,
    cards.map(({ id }) => id),
  );
  const { engine, reason } = await actingSpeech(tx);
  const lines: CardLine[] = [];
  for (const card of cards) {
    const own = assets.filter(({ cardId }) => cardId === card.id);
    const pieces: CardPiece[] =
      own.length === 0 ? [{ kind: 'card', asset: null }] : own.map((asset) => ({ kind: asset.kind, asset }));
    let problem = own.length === 0 && card.description === '' ? nothingToRead : null;
    if (!engine && own.some(({ kind }) => kind === 'audio')) problem = `Audio cannot be transcribed now: ${reason}`;
    let credits = 0;
    if (problem === null) for (const piece of pieces) credits += await priceOf(tx, piece, model);
    lines.push({ card, pieces, credits, problem });
  }
  return lines;
}

async function priceOf(tx: Tx, { kind }: CardPiece, model: string): Promise<number> {
  return (await noteCredits(tx, { model, entry: { kind: entryKinds[kind], version: 0 } })).credits;
}
