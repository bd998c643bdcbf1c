import { linksOf } from '../../speech/clauses.ts';
import type { Check, LedgerEntry } from '../check-types.ts';
import type { Visit } from '../evidence.ts';
import { keyOf } from '../key.ts';
import { indexNote, type ReadSentence, usesOf } from './find-uses.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { Suggester } from './suggest.ts';

const weight = { major: 0, moderate: 1, minor: 2 };

/** The ledger of all that is weighty in a visit, and a check for each piece that the note does not have, the gravest first. */
export function findOmissions(
  visit: Visit,
  note: readonly ReadSentence[],
  sections: readonly { key: string; header: string }[],
): { ledger: LedgerEntry[]; checks: Check[] } {
  const index = indexNote(note);
  const entries = piecesOf(visit).flatMap((piece) => {
    const entry = entryOf(piece, usesOf(piece, index), visit);
    return entry ? [{ piece, entry }] : [];
  });
  const missing = withoutRepeats(entries.filter(({ entry }) => entry.state === 'missing'));
  const suggester = missing.length > 0 ? new Suggester(visit, sections) : undefined;
  const checks = missing.map(({ piece, entry }): Check => {
    const { text, section, said } = suggester!.suggest(piece);
    const evidence = said.flatMap(({ clause }) => linksOf(clause, visit.utterances));
    return {
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
    };
  });
  return {
    ledger: entries.map(({ entry }) => entry),
    checks: checks.toSorted((a, b) => weight[a.severity] - weight[b.severity]),
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

/** One sentence mends several pieces of one clause: a drug with its dose, two symptoms in a breath. The gravest stands for them. */
function withoutRepeats<One extends { piece: Piece }>(missing: readonly One[]): One[] {
  const byClause = new Map<number, One>();
  const out: One[] = [];
  for (const one of missing.toSorted((a, b) => weight[a.piece.severity] - weight[b.piece.severity])) {
    const at = one.piece.said[0]!.at;
    if (byClause.has(at)) continue;
    byClause.set(at, one);
    out.push(one);
  }
  return out;
}
