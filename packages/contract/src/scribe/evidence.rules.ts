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

type Told = Pick<Transcript, 'kind' | 'sections'> & {
  sentences: Transcript['sentences'];
  utterances: Transcript['utterances'];
};

/**
 * An entry without what the literature says: that speaks of other people, so that no problem, value, medicine or allergy of this patient may be
 * read from it. Of a saved reference nothing remains.
 */
export function ofPatient<E extends Told>(entry: E): E {
  if (entry.kind === 'evidence') return { ...entry, sections: [], sentences: [], utterances: [] };
  if (!entry.sections.some(({ key }) => key === evidenceSection.key)) return entry;
  return {
    ...entry,
    sections: entry.sections.filter(({ key }) => key !== evidenceSection.key),
    sentences: entry.sentences.filter(({ section }) => section !== evidenceSection.key),
  };
}
