import { bringsEvidence } from '../models.ts';
import type { Transcript } from '../transcripts/entries.schemas.ts';

/** The section that a model with evidence appends. No template's section has this key: theirs are small letters. */
export const evidenceSection = { key: 'Evidence', header: 'Evidence' } as const;

/** Whether a model with evidence wrote a note that has none in it. */
export function lacksEvidence({ engine, sections }: Pick<Transcript, 'engine' | 'sections'>): boolean {
  return (
    engine !== null &&
    sections.length > 0 &&
    bringsEvidence(engine) &&
    !sections.some(({ key }) => key === evidenceSection.key)
  );
}
