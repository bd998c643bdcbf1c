import { expect, it } from 'vitest';
import { assertMayManageTasks, clinicalTaskAbilities, lacksProof } from './clinical-tasks.policy.ts';

it('lets who manages tasks of the chart edit, unless they only read here', () => {
  expect(clinicalTaskAbilities({ cap: 'edit' }, true)).toEqual({ edit: true });
  expect(clinicalTaskAbilities({ cap: 'edit' }, false)).toEqual({ edit: false });
  expect(clinicalTaskAbilities({ cap: 'read' }, true)).toEqual({ edit: false });
});

it('keeps a reader from changing', () => {
  expect(() => assertMayManageTasks({ cap: 'read' })).toThrow('read-only');
  expect(() => assertMayManageTasks({ cap: 'edit' })).not.toThrow();
});

it('asks a proof of loops alone', () => {
  const proof = { kind: 'reason', text: 'The patient declined', recordId: null } as const;
  expect(lacksProof({ category: 'Referral', proof: null })).toBe(true);
  expect(lacksProof({ category: 'Labs', proof })).toBe(false);
  expect(lacksProof({ category: 'Billing', proof: null })).toBe(false);
});
