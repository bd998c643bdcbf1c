import { limits } from '@clinical/contract/limits';
import { describe, expect, it } from 'vitest';
import { answerOf, sectionsOfAnswer } from './answer-sections.ts';

const before = [
  { key: 'hpi', header: 'History & story', html: '<p>Old.</p>' },
  { key: 'plan', header: 'Plan', html: '' },
];

describe('the HTML of a whole note', () => {
  it('comes from its sections and goes back into them', () => {
    expect(answerOf(before)).toBe('<h2>History &amp; story</h2><p>Old.</p><h2>Plan</h2>');
    expect(sectionsOfAnswer(answerOf(before), before)).toEqual(before);
  });

  it('gives a new section a key of its own', () => {
    const sections = sectionsOfAnswer(
      '<h2>Plan</h2><p>a</p><h2>plan</h2><p>b</p><h2>Über</h2><h2>!</h2><p>c</p>',
      before,
    );
    expect(sections.map(({ key }) => key)).toEqual(['plan', 'plan-2', 'ber', 'note']);
  });

  it('keeps text before the first heading, and drops headings without anything', () => {
    expect(sectionsOfAnswer('<p>Lead.</p><h2></h2><h2>Plan</h2>', before)).toEqual([
      { key: 'note', header: '', html: '<p>Lead.</p>' },
      { key: 'plan', header: 'Plan', html: '' },
    ]);
    expect(sectionsOfAnswer('', before)).toEqual([]);
  });

  it('has no more sections than a note may have; the rest stays in the last, word for word', () => {
    const many = Array.from({ length: 30_000 }, (_, number) => `<h2>Part</h2><p>${number}</p>`).join('');
    const sections = sectionsOfAnswer(many, before);
    expect(sections).toHaveLength(limits.templateSections);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(limits.templateSections);
    expect(sections.at(-1)!.html).toMatch(/^<p>59<\/p><h3>Part<\/h3><p>60<\/p>/);
    expect(sections.at(-1)!.html).toMatch(/<h3>Part<\/h3><p>29999<\/p>$/);
  });
});
