import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editNote } from './edit-note.ts';
import { asksToUndo } from './read-wishes.ts';
import { writeDoses } from './spoken-doses.ts';

const note = (texts: Record<string, string> = {}) =>
  Object.entries({
    'History of present illness':
      '<p>Her left knee hurts. She fell last week.</p><p>No fever. She takes ibuprofen.</p>',
    Medications: '<ul><li>Lisinopril 10 mg daily</li><li>Metformin 500 mg twice daily</li></ul>',
    'Assessment and plan': '<p>Sprain of the left knee. Rest. Follow up in two weeks.</p>',
    ...texts,
  }).map(([header, html]) => ({ key: header.split(' ')[0]!.toLowerCase(), header, html }));

/** What changes, by section; or why nothing does. */
function edit(instruction: string, sections = note()): Record<string, string> | string {
  const result = editNote({ sections, instruction, sex: 'female' });
  if ('refused' in result) return result.refused;
  return Object.fromEntries(
    result.sections.flatMap(({ key, html }, at) => (html === sections[at]!.html ? [] : [[key, html]])),
  );
}
const history = (html: string) => ({ history: html });
const plan = (html: string) => ({ assessment: html });
const list = (...items: string[]) => ({ medications: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` });
const metformin = 'Metformin 500 mg twice daily';

describe('what is said becomes a change', () => {
  it.each<[string, Record<string, string>]>([
    ['lisinopril to 20 mg', list('Lisinopril 20 mg daily', metformin)],
    ['increase lisinopril to twenty milligrams', list('Lisinopril 20 mg daily', metformin)],
    ['change the dose of lisinopril to 20 mg please', list('Lisinopril 20 mg daily', metformin)],
    ['change 10 to 20 mg', list('Lisinopril 20 mg daily', metformin)],
    ['change ten milligrams to twenty milligrams', list('Lisinopril 20 mg daily', metformin)],
    [
      'Replace ibuprofen with naproxen.',
      history('<p>Her left knee hurts. She fell last week.</p><p>No fever. She takes naproxen.</p>'),
    ],
    ['in the plan, change left to right', plan('<p>Sprain of the right knee. Rest. Follow up in two weeks.</p>')],
    [
      'it should say right knee not left knee in the history of present illness',
      history('<p>Her right knee hurts. She fell last week.</p><p>No fever. She takes ibuprofen.</p>'),
    ],
    ['remove the second paragraph', history('<p>Her left knee hurts. She fell last week.</p>')],
    ['delete the last sentence of the plan', plan('<p>Sprain of the left knee. Rest.</p>')],
    ['delete the second bullet', list('Lisinopril 10 mg daily')],
    ['remove everything about ibuprofen', history('<p>Her left knee hurts. She fell last week.</p><p>No fever.</p>')],
    [
      'add to the plan: ice, and change the bandage daily',
      plan('<p>Sprain of the left knee. Rest. Follow up in two weeks. Ice, and change the bandage daily.</p>'),
    ],
    [
      'add to the plan call if it gets worse',
      plan('<p>Sprain of the left knee. Rest. Follow up in two weeks. Call if it gets worse.</p>'),
    ],
    ['add aspirin 81 mg daily to the medications', list('Lisinopril 10 mg daily', metformin, 'Aspirin 81 mg daily')],
    ['delete the medications section', { medications: '' }],
    [
      'move the last sentence of the HPI to the plan',
      {
        ...history('<p>Her left knee hurts. She fell last week.</p><p>No fever.</p>'),
        ...plan('<p>Sprain of the left knee. Rest. Follow up in two weeks. She takes ibuprofen.</p>'),
      },
    ],
    [
      'move the sentence about ibuprofen to the medications',
      {
        ...history('<p>Her left knee hurts. She fell last week.</p><p>No fever.</p>'),
        ...list('Lisinopril 10 mg daily', metformin, 'She takes ibuprofen'),
      },
    ],
    [
      'make the plan bullets',
      plan('<ul><li>Sprain of the left knee</li><li>Rest</li><li>Follow up in two weeks</li></ul>'),
    ],
  ])('%s', (said, changes) => {
    expect(edit(said)).toEqual(changes);
  });

  it('one after the other, with commas, with “and”, or without a pause', () => {
    const one = note({ Medications: '<p>Lisinopril 10 mg daily.</p>' });
    const both = {
      medications: '<p>Lisinopril 20 mg daily.</p>',
      history: '<p>Her left knee hurts. She fell last week.</p>',
    };
    for (const said of [
      'dose to 20 mg, remove the second paragraph',
      'the dose to 20 mg and then remove the second paragraph',
      'dose to twenty milligrams remove the second paragraph',
      'Dose to 20 mg. Remove the second paragraph.',
    ])
      expect(edit(said, one)).toEqual(both);
  });

  it('undoing is told apart', () => {
    for (const said of ['undo that', 'Undo.', 'please undo the last change']) expect(asksToUndo(said)).toBe(true);
    expect(asksToUndo('undo the bandage')).toBe(false);
  });

  it('a dose in a table is found by the drug in its row', () => {
    const table = (dose: string) =>
      `<table><tbody><tr><td>Lisinopril</td><td>${dose}</td></tr><tr><td>Metformin</td><td>500 mg</td></tr></tbody></table>`;
    expect(edit('lisinopril to 20 mg', note({ Medications: table('10 mg') }))).toEqual({ medications: table('20 mg') });
  });

  it('keeps bold and links of what it does not touch', () => {
    const bold = note({ 'Assessment and plan': '<p><strong>Sprain</strong> of the left knee. Rest.</p>' });
    expect(edit('change left to right in the plan', bold)).toEqual(
      plan('<p><strong>Sprain</strong> of the right knee. Rest.</p>'),
    );
  });
});

describe('what it cannot do', () => {
  it('is said with the words that were not understood', () => {
    expect(edit('sing it to me')).toContain('does not understand “sing it to me”');
    expect(edit('')).toContain('does not understand');
  });

  it('is listed beside what it could do', () => {
    const done = (instruction: string) => {
      const result = editNote({ sections: note(), instruction, sex: 'female' });
      return 'refused' in result ? result.refused : [edit(instruction), result.left];
    };
    const shorter = history('<p>Her left knee hurts. She fell last week.</p>');
    const rhyme = ['Not understood: “make it rhyme”.'];
    expect(done('remove the second paragraph and make it rhyme')).toEqual([shorter, rhyme]);
    expect(done('make it rhyme and remove the second paragraph')).toEqual([shorter, rhyme]);
    expect(done('Make it rhyme. Remove the second paragraph.')).toEqual([
      shorter,
      ['Not understood: “Make it rhyme”.'],
    ]);
    expect(done('remove the second paragraph and change ice to heat')).toEqual([
      shorter,
      ['“ice” is not in the note.'],
    ]);
    expect(done('Change ice to heat. Make it rhyme.')).toContain('Not understood: “Make it rhyme”.');
  });

  it('a dose that could be two is asked about, and one that is not there is told', () => {
    expect(edit('dose to 20 mg')).toContain('several doses in the note: 10 mg, 500 mg');
    expect(edit('aspirin to 20 mg')).toBe('No dose of “aspirin” is in the note. Nothing was changed.');
  });

  it('words and places that are not there are told, with where was looked', () => {
    expect(edit('change ice to heat')).toBe('“ice” is not in the note. Nothing was changed.');
    expect(edit('delete the ninth sentence of the plan')).toBe(
      'There are 3 sentences in “Assessment and plan”. Nothing was changed.',
    );
    expect(edit('move the sentence about ice to the plan')).toContain('No sentence in the note holds “ice”');
    expect(edit('change rest to rest')).toBe('The note is that way already.');
  });

  it('changes either as told or not at all, and never breaks on what is said', () => {
    const words = fc.array(
      fc.constantFrom(
        'remove',
        'the',
        'last',
        'sentence',
        'of',
        'plan',
        'add',
        'to',
        'dose',
        '20',
        'mg',
        'and',
        ',',
        ':',
        'move',
        'lisinopril',
        '(',
        '*',
        'twenty',
        'milligrams',
        'change',
        'in',
      ),
    );
    fc.assert(
      fc.property(words, (said) => {
        const result = editNote({ sections: note(), instruction: said.join(' '), sex: null });
        if ('sections' in result) expect(result.sections.map(({ key }) => key)).toEqual(note().map(({ key }) => key));
      }),
    );
  });
});

it.each([
  ['twenty milligrams', '20 mg'],
  ['two point five milligrams and ten units', '2.5 mg and 10 units'],
  ['a hundred micrograms', '100 mcg'],
  ['fifty percent of a tablet', '50% of a tablet'],
  ['one of the twenty', 'one of the twenty'],
  ['10 milligrams', '10 mg'],
])('a spoken dose %s is written %s', (said, written) => {
  expect(writeDoses(said)).toBe(written);
});
