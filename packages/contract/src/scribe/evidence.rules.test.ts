import { expect, it } from 'vitest';
import { evidenceSection, lacksEvidence, ofPatient } from './evidence.rules.ts';

const plan = { key: 'plan', header: 'Plan', html: '<p>Rest.</p>' };

it('is missed only in a note of a model that brings it', () => {
  expect(lacksEvidence({ engine: 'gpt-5', sections: [plan] })).toBe(true);
  expect(lacksEvidence({ engine: 'gpt-5', sections: [plan, { ...evidenceSection, html: '<p>x</p>' }] })).toBe(false);
  expect(lacksEvidence({ engine: 'gpt-5', sections: [] })).toBe(false);
  for (const engine of ['gpt-4.1', 'gpt-5-no-cds', 'o3-pro', 'local', null])
    expect(lacksEvidence({ engine, sections: [plan] })).toBe(false);
});

const sentence = (section: string) => ({ text: 'Lisinopril helps.', section, kind: 'chart' as const, links: [] });

it('leaves of an entry what speaks of its patient', () => {
  const entry = { kind: 'typed' as const, sections: [plan], sentences: [sentence('plan')], utterances: [] };
  expect(ofPatient(entry)).toBe(entry);
  const cited = {
    ...entry,
    sections: [plan, { ...evidenceSection, html: '<p>x</p>' }],
    sentences: [sentence('plan'), sentence('Evidence')],
  };
  expect(ofPatient(cited)).toEqual(entry);
  expect(ofPatient({ ...entry, kind: 'evidence' as const })).toMatchObject({ sections: [], sentences: [] });
});
