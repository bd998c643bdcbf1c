import type { AddendumRow, SummaryRow } from '../signing.queries.ts';

type Parts = SummaryRow['parts'];

/** What was put right later stands at the end, word for word. */
export function withCorrections(parts: Parts, added: readonly AddendumRow[]): Parts {
  const written = parts.filter(({ part }) => part !== 'corrections');
  if (added.length === 0) return written;
  const lines = added.map(({ id, text }) => ({ text, sentences: [], addendumId: id }));
  return [...written, { part: 'corrections', lines }];
}
