import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { describe, expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import type { EditedNote } from './edit-types.ts';
import { repeatedEdits } from './repeated-edits.ts';

const section = (key: string, header: string) => ({
  key,
  header,
  style: 'paragraph' as const,
  instruction: '',
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});
const recipe: TemplateRecipe = {
  generalInstructions: '',
  sections: [
    section('history', 'History'),
    section('meds', 'Medications'),
    section('ros', 'Review'),
    section('plan', 'Plan'),
  ],
  macros: [],
  defaultExam: '',
};
const written = (at: number) => [
  { key: 'history', header: 'History', html: `<p>The pt has a cough for ${at + 2} days. It is worse at night.</p>` },
  { key: 'meds', header: 'Medications', html: '<p>Takes aspirin. Takes lisinopril.</p>' },
  { key: 'ros', header: 'Review', html: '<p>Respiratory: cough.</p>' },
  {
    key: 'plan',
    header: 'Plan',
    html: '<p>Rest and fluids for some days. Drink a lot of tea with honey in the evening.</p>',
  },
];
type Change = (sections: ReturnType<typeof written>) => ReturnType<typeof written>;
const month = (change: Change, n = 4): EditedNote[] =>
  Array.from({ length: 6 }, (_, at) => ({
    written: written(at),
    saved: at < n ? change(written(at)) : written(at),
    editSeconds: at < n ? 30 : 0,
  }));
const html =
  (key: string, text: string): Change =>
  (sections) =>
    sections.map((one) => (one.key === key ? { ...one, html: text } : one));
const first = (change: Change) => repeatedEdits(month(change), recipe, 3)[0];

describe('what a clinician changes again and again', () => {
  it('is a section that is deleted', () => {
    expect(first(html('ros', ''))).toMatchObject({
      edit: { op: 'remove-section', section: 'ros' },
      seen: 4,
      of: 6,
      savingSeconds: 20,
      examples: [{ before: 'Respiratory: cough.', after: '' }, {}, {}],
    });
  });

  it('is a section that stands elsewhere', () => {
    const found = first(([history, meds, ros, plan]) => [plan!, history!, meds!, ros!]);
    expect(found?.edit).toEqual({ op: 'move-section', section: 'plan', before: 'history' });
  });

  it('is a sentence that goes to another section, whatever its numbers', () => {
    const visits = Array.from({ length: 6 }, (_, at): EditedNote => {
      const before = written(at);
      const line = `Follow up in ${at + 2} weeks.`;
      before[0]!.html = `${before[0]!.html.slice(0, -4)} ${line}</p>`;
      const saved = before.map((one) => {
        if (one.key === 'history') return { ...one, html: one.html.replace(` ${line}`, '') };
        return one.key === 'plan' ? { ...one, html: one.html.replace('</p>', ` ${line}</p>`) } : one;
      });
      return { written: before, saved: at < 4 ? saved : before, editSeconds: 30 };
    });
    const found = repeatedEdits(visits, recipe, 3);
    expect(found).toMatchObject([
      { edit: { op: 'move-line', section: 'history', to: 'plan', words: 'follow up' }, seen: 4, of: 6 },
    ]);
    const better = applyEdit(recipe, found[0]!.edit);
    expect(better.sections[3]!.instruction).toBe('Sentences with “follow up” stand here, not under “History”.');
    expect(repeatedEdits(visits, better, 3)).toEqual([]);
  });

  it('is no section taken out when all of it went elsewhere', () => {
    const moved: Change = (sections) =>
      sections.map((one) => {
        if (one.key === 'ros') return { ...one, html: '' };
        return one.key === 'history' ? { ...one, html: one.html.replace('</p>', ' Respiratory: cough.</p>') } : one;
      });
    expect(repeatedEdits(month(moved), recipe, 3).map(({ edit }) => edit.op)).toEqual(['move-line']);
  });

  it('is a header with another name', () => {
    const renamed: Change = (sections) =>
      sections.map((one) => (one.key === 'meds' ? { ...one, header: 'Current medication' } : one));
    expect(first(renamed)?.edit).toEqual({ op: 'rename-section', section: 'meds', header: 'Current medication' });
  });

  it('is a list out of running text, and a text that is cut down', () => {
    expect(first(html('meds', '<ul><li>Takes aspirin.</li><li>Takes lisinopril.</li></ul>'))?.edit).toEqual({
      op: 'style',
      section: 'meds',
      style: 'bulleted',
    });
    expect(first(html('plan', '<p>Rest and fluids.</p>'))?.edit).toMatchObject({ op: 'style', style: 'concise' });
  });

  it('is a phrase that is always added', () => {
    const more =
      '<p>Rest and fluids for some days. Drink a lot of tea with honey in the evening. Return precautions were given.</p>';
    expect(first(html('plan', more))?.edit).toEqual({
      op: 'macro',
      section: 'plan',
      trigger: 'return precautions given',
      text: 'Return precautions were given.',
    });
  });

  it('is another word for the same, whatever the rest of the sentence', () => {
    const spelled: Change = (sections) =>
      sections.map((one) => ({ ...one, html: one.html.replace('The pt has', 'The patient has') }));
    expect(first(spelled)?.edit).toEqual({ op: 'wording', section: 'history', from: 'pt', to: 'patient' });
  });
});

it('finds nothing in notes that were not edited, seldom, or in numbers only', () => {
  expect(
    repeatedEdits(
      month((sections) => sections),
      recipe,
      3,
    ),
  ).toEqual([]);
  expect(repeatedEdits(month(html('ros', ''), 2), recipe, 3)).toEqual([]);
  const dose: Change = (sections) => sections.map((one) => ({ ...one, html: one.html.replace(/\d+ days/, '9 days') }));
  expect(repeatedEdits(month(dose), recipe, 3)).toEqual([]);
});

it('leaves out what the template does already', () => {
  const notes = month(html('ros', ''));
  const [found] = repeatedEdits(notes, recipe, 3);
  const better = applyEdit(recipe, found!.edit);
  expect(better.sections.map(({ key }) => key)).toEqual(['history', 'meds', 'plan']);
  expect(repeatedEdits(notes, better, 3)).toEqual([]);
  const [only] = recipe.sections;
  expect(
    applyEdit({ ...recipe, sections: [only!] }, { op: 'remove-section', section: 'history' }).sections,
  ).toHaveLength(1);
});

it('shows no patient in its examples', () => {
  const named = month(html('ros', '')).map((note) => ({
    ...note,
    written: note.written.map((one) =>
      one.key === 'ros' ? { ...one, html: '<p>Patient: Maria Santos, MRN 123456, born 03/04/1961.</p>' } : one,
    ),
  }));
  const [found] = repeatedEdits(named, recipe, 3);
  expect(JSON.stringify(found!.examples)).not.toMatch(/Santos|123456|1961/);
});

it('names no patient, in examples or in the change itself', () => {
  const named = (change: Change) => month(change).map((note) => ({ ...note, names: ['Ottoline Marchbanks'] }));
  const text = '<p>Ottoline rests. Marchbanks drinks tea.</p>';
  const [deleted] = repeatedEdits(named(html('plan', text)), recipe, 3);
  expect(JSON.stringify(deleted)).not.toMatch(/Ottoline|Marchbanks/);
  const tea = '<p>Rest and fluids for some days. Drink a lot of Marchbanks with honey in the evening.</p>';
  const renamed = html('plan', tea);
  expect(repeatedEdits(month(renamed), recipe, 3)[0]?.edit.op).toBe('wording');
  expect(repeatedEdits(named(renamed), recipe, 3)).toEqual([]);
});
