import { describe, expect, it } from 'vitest';
import { mergeSections, resolveConflicts } from './merge-sections.ts';

const section = (key: string, html: string) => ({ key, header: key.toUpperCase(), html });
const base = [section('plan', '<p>Rest.</p>'), section('exam', '<p>Clear.</p>')];

describe('two people in one entry', () => {
  it('merge when each changed another section', () => {
    const merged = mergeSections(
      base,
      [section('plan', '<p>Rest and fluids.</p>'), base[1]!],
      [base[0]!, section('exam', '<p>Wheeze.</p>')],
    );
    expect(merged.conflicts).toEqual([]);
    expect(merged.sections.map((each) => each.html)).toEqual(['<p>Rest and fluids.</p>', '<p>Wheeze.</p>']);
  });

  it('are asked only about the section that both changed', () => {
    const mine = [section('plan', '<p>Mine.</p>'), base[1]!];
    const theirs = [section('plan', '<p>Theirs.</p>'), section('exam', '<p>Wheeze.</p>')];
    const merged = mergeSections(base, mine, theirs);
    expect(merged.conflicts.map((conflict) => conflict.key)).toEqual(['plan']);
    expect(resolveConflicts(merged, new Map([['plan', 'mine']]))[0]!.html).toBe('<p>Mine.</p>');
    expect(resolveConflicts(merged, new Map([['plan', 'theirs']]))[0]!.html).toBe('<p>Theirs.</p>');
    expect(resolveConflicts(merged, new Map())[1]!.html).toBe('<p>Wheeze.</p>');
  });

  it('are not asked when both made the same change', () => {
    const both = [section('plan', '<p>Same.</p>'), base[1]!];
    expect(mergeSections(base, both, both).conflicts).toEqual([]);
  });

  it('are asked when one edited what the other removed, and may bring it back', () => {
    const mine = [section('plan', '<p>Mine.</p>'), base[1]!];
    const merged = mergeSections(base, mine, [base[1]!]);
    expect(merged.conflicts[0]).toMatchObject({ key: 'plan', theirs: null });
    expect(resolveConflicts(merged, new Map([['plan', 'mine']])).map((each) => each.key)).toEqual(['exam', 'plan']);
    expect(resolveConflicts(merged, new Map([['plan', 'theirs']])).map((each) => each.key)).toEqual(['exam']);
  });
});
