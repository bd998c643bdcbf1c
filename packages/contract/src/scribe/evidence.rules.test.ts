import { expect, it } from 'vitest';
import { evidenceSection, lacksEvidence } from './evidence.rules.ts';

const plan = { key: 'plan', header: 'Plan', html: '<p>Rest.</p>' };

it('is missed only in a note of a model that brings it', () => {
  expect(lacksEvidence({ engine: 'gpt-5', sections: [plan] })).toBe(true);
  expect(lacksEvidence({ engine: 'gpt-5', sections: [plan, { ...evidenceSection, html: '<p>x</p>' }] })).toBe(false);
  expect(lacksEvidence({ engine: 'gpt-5', sections: [] })).toBe(false);
  for (const engine of ['gpt-4.1', 'gpt-5-no-cds', 'o3-pro', 'local', null])
    expect(lacksEvidence({ engine, sections: [plan] })).toBe(false);
});
