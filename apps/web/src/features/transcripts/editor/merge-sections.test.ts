import { describe, expect, it } from 'vitest';
import { mergeSections } from './merge-sections.ts';

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
    expect(merged.conflicts[0]).toMatchObject({ mine: { html: '<p>Mine.</p>' }, theirs: { html: '<p>Theirs.</p>' } });
    expect(merged.sections[1]!.html).toBe('<p>Wheeze.</p>');
  });

  it('are not asked when both made the same change', () => {
    const both = [section('plan', '<p>Same.</p>'), base[1]!];
    expect(mergeSections(base, both, both).conflicts).toEqual([]);
  });

  it('are asked when one edited what the other removed', () => {
    const merged = mergeSections(base, [section('plan', '<p>Mine.</p>'), base[1]!], [base[1]!]);
    expect(merged.conflicts[0]).toMatchObject({ key: 'plan', theirs: null });
    expect(merged.sections.map((each) => each.key)).toEqual(['exam']);
  });

  it('keep a section that one of them added', () => {
    const merged = mergeSections(base, [...base, section('codes', '<p>J02.9</p>')], base);
    expect(merged.conflicts).toEqual([]);
    expect(merged.sections.map((each) => each.key)).toEqual(['plan', 'exam', 'codes']);
  });
});
