import type { FactSource, Reconciliation } from '@clinical/contract/signing/reconciliation.schemas';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { StatedFact } from '@clinical/language/stated-facts/stated-facts';

/** What one source states; of two about the same thing the later one counts. */
export type SourceFacts = { source: FactSource; at: string; facts: readonly StatedFact[] };

type Side = Omit<Reconciliation['conflicts'][number]['sides'][number], 'chosen'> & { compared: string };
export type FoundConflict = Omit<Reconciliation['conflicts'][number], 'sides' | 'picked'> & { sides: Side[] };

/** Things of which sources say otherwise, each with what every source says of it. */
export function findConflicts(sources: readonly SourceFacts[]): FoundConflict[] {
  const about = new Map<string, { kind: StatedFact['about']; subject: string }>();
  for (const { facts } of sources)
    for (const { about: kind, subject } of facts) {
      if (kind !== 'allergy' || subject !== '') about.set(`${kind} ${subject}`, { kind, subject });
    }
  return [...about.values()].flatMap(({ kind, subject }) => {
    const sides = sources.flatMap(({ source, at, facts }): Side[] => {
      const same = facts.findLast((fact) => fact.about === kind && fact.subject === subject);
      const none =
        kind === 'allergy' ? facts.findLast((fact) => fact.about === kind && fact.subject === '') : undefined;
      const said = same ?? none;
      return said ? [{ source, at, value: said.value, quote: said.quote, compared: said.compared }] : [];
    });
    const differ = sides.some((one) => sides.some((other) => conflicts(kind, one.compared, other.compared)));
    if (!differ) return [];
    const key = sha256(JSON.stringify([kind, subject, sides.map(({ source, compared }) => [source, compared])]));
    return [{ key: key.slice(0, 16), about: kind, subject, sides }];
  });
}

const compatible = new Set(['never not', 'not never', 'former not', 'not former', 'none not', 'not none']);

function conflicts(kind: StatedFact['about'], one: string, other: string): boolean {
  return one !== other && (kind === 'dose' || !compatible.has(`${one} ${other}`));
}
