import { linksOf } from '../../rules/clauses/clauses.ts';
import type { Check, LedgerEntry } from '../check-types.ts';
import type { OwnDraft } from '../own-draft.ts';
import type { Visit } from '../evidence.ts';
import { keyOf } from '../key.ts';
import { draftPieces, merged } from './draft-pieces.ts';
import { indexNote, type ReadSentence, usesOf } from './find-uses.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Differing, indexDiffering, standInFor } from './stand-ins.ts';
import { holds, Suggester, type Suggestion } from './suggest.ts';

const weight = { major: 0, moderate: 1, minor: 2 };

/**
 * The ledger of all that is weighty in a visit, and a check for each piece that the note does not have, the gravest first. What is
 * missing because a sentence says it otherwise is told by that flag alone (`standIns`).
 */
export function findOmissions(
  visit: Visit,
  draft: OwnDraft,
  note: readonly ReadSentence[],
  sections: readonly { key: string; header: string }[],
  differing: readonly Differing[],
): { ledger: LedgerEntry[]; checks: Check[]; standIns: ReadonlyMap<Check, LedgerEntry> } {
  const index = indexNote(note);
  const drafted = indexNote(draft.sentences);
  const pieces = merged(piecesOf(visit), draftPieces(draft, visit))
    .map((piece) => ({ ...piece, written: usesOf(piece, drafted).map((at) => draft.sentences[at]!) }))
    .filter((piece) => isWeighty(piece, draft));
  const entries = pieces.flatMap((piece) => {
    const entry = entryOf(piece, usesOf(piece, index), visit);
    return entry ? [{ piece, entry }] : [];
  });
  const missing = entries.filter(({ entry }) => entry.state === 'missing');
  const suggester = missing.length > 0 ? new Suggester(visit, sections) : undefined;
  const kept: Suggestion[] = [];
  const differingAt = indexDiffering(differing);
  const standIns = new Map<Check, LedgerEntry>();
  const checks = missing
    .toSorted((a, b) => weight[a.piece.severity] - weight[b.piece.severity])
    .flatMap(({ piece, entry }): Check[] => {
      const standIn = standInFor(piece, differingAt);
      if (standIn) {
        if (!standIns.has(standIn)) standIns.set(standIn, entry);
        return [];
      }
      // one sentence mends several pieces: a drug with its dose, two symptoms in a breath; the gravest stands for them
      if (kept.some((one) => covers(one, entry) && holds(one.index, piece))) return [];
      const suggestion = suggester!.suggest(piece);
      kept.push(suggestion);
      const { text, section, evidence } = suggestion;
      return [
        {
          key: entry.key,
          kind: 'missing',
          severity: piece.severity,
          sentence: null,
          section,
          evidence,
          said: evidence
            .map(({ quote }) => quote)
            .join(' … ')
            .slice(0, 200),
          written: '',
          suggestion: text,
        },
      ];
    });
  return {
    ledger: entries.map(({ entry }) => entry),
    checks,
    standIns,
  };
}

function entryOf(piece: Piece, usedBy: number[], visit: Visit): LedgerEntry | undefined {
  const { clause } = piece.said[0]!;
  // a line quoted from another entry is there to be drawn from, not to be used up
  if (visit.utterances[clause.u]?.entryId !== undefined) return undefined;
  const link = linksOf(clause, visit.utterances)[0];
  return (
    link && {
      key: keyOf('piece', piece.name),
      utteranceId: link.utteranceId,
      start: link.start,
      end: link.end,
      category: piece.category,
      severity: piece.severity,
      state: usedBy.length > 0 ? 'used' : 'missing',
      usedBy,
    }
  );
}

/**
 * Small things weigh only where the engine itself would write them: who talks for half an hour denies much and names many
 * numbers that no note needs.
 */
const isWeighty = ({ severity, written }: Piece, draft: OwnDraft): boolean =>
  severity !== 'minor' || written.length > 0 || draft.sentences.length === 0;

const covers = ({ evidence }: Suggestion, entry: LedgerEntry): boolean =>
  evidence.some((link) => link.utteranceId === entry.utteranceId && link.start < entry.end && link.end > entry.start);
