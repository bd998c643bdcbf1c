import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { expect, it } from 'vitest';
import { chartLines, type ChartMaterial } from './chart-material.ts';
import { asksForLast, fillBlanks } from './smart-blanks.ts';

const entry = (id: string, date: string, html: string): ChartMaterial => ({
  kind: 'entry',
  id,
  date,
  lines: chartLines(id, [{ header: 'Results', html }]),
});
const chart = [
  entry('b', '3 Mar 2026', '<p>HbA1c is 8.4 %. Blood pressure 150/90.</p><p>Blood pressure 142/84 at the end.</p>'),
  entry('a', '1 Jan 2026', '<p>HbA1c is 7.6 %. Weight 80 kg.</p>'),
];
const recipe = (over: Partial<TemplateRecipe> = {}): TemplateRecipe => ({
  generalInstructions: '',
  macros: [],
  defaultExam: '',
  sections: [],
  ...over,
});
const section = (instruction: string) => ({
  key: 'results',
  header: 'Results',
  style: 'paragraph' as const,
  instruction,
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});
const noteOf = (text: string) => ({
  sections: [{ key: 'results', header: 'Results', html: text === '' ? '' : `<p>${text}</p>` }],
  sentences: text === '' ? [] : [{ text, section: 'results', kind: 'template' as const, links: [] }],
});

it('the newest value comes with its day and the line it stands in', () => {
  const { note, used } = fillBlanks(noteOf('Last HbA1c: {{last A1c}}.'), recipe(), chart);
  expect(note.sections[0]!.html).toBe('<p>Last HbA1c: 8.4% (3 Mar 2026).</p>');
  expect(note.sentences).toMatchObject([
    {
      text: 'Last HbA1c: 8.4% (3 Mar 2026).',
      kind: 'chart',
      links: [{ quote: 'HbA1c is 8.4 %.', source: { kind: 'entry', id: 'b' } }],
    },
  ]);
  expect(used).toEqual(['b']);
});

it('of one visit the last reading counts, and an older visit where the newer ones say nothing', () => {
  const { note, used } = fillBlanks(noteOf('BP {{ last BP }}, weight {{last weight}}.'), recipe(), chart);
  expect(note.sentences[0]!.text).toBe('BP 142/84 (3 Mar 2026), weight 80 kg (1 Jan 2026).');
  expect(used).toEqual(['b', 'a']);
});

it('a blank for which the chart has nothing stays, as do blanks of another kind', () => {
  const before = noteOf('TSH {{last TSH}}, {{patient}}.');
  expect(fillBlanks(before, recipe(), chart)).toEqual({ note: before, used: [] });
});

it('lines of an instruction that are a form are added when their value is known, once', () => {
  const form = recipe({
    sections: [section('Short.\n- HbA1c: {{last HbA1c}}\nTSH: {{last TSH}}\nMention {{last weight}}.')],
  });
  const { note } = fillBlanks(noteOf(''), form, chart);
  expect(note.sentences.map(({ text, kind }) => [text, kind])).toEqual([['HbA1c: 8.4% (3 Mar 2026).', 'chart']]);
  const copied = fillBlanks(noteOf('HbA1c: {{last HbA1c}}'), form, chart);
  expect(copied.note.sentences).toHaveLength(1);
});

it('only a template that asks for values has the chart read', () => {
  expect(asksForLast(recipe({ sections: [section('TSH: {{last TSH}}')] }))).toBe(true);
  expect(asksForLast(recipe({ macros: [{ trigger: 'a', text: 'Weight {{Last weight}}' }] }))).toBe(true);
  expect(asksForLast(recipe({ defaultExam: '{{patient}}' }))).toBe(false);
});
