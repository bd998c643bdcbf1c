import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editText } from './edit-text.ts';

const edit = (html: string, instruction: string, sex: string | null = 'female') => {
  const result = editText({ html, instruction, sex });
  return 'html' in result ? result.html : result.refused;
};

describe('the local engine edits a text as told', () => {
  it.each([
    [
      'shorten',
      '<p>The patient reports that she is able to walk due to the fact that the brace helps.</p>',
      '<p>Reports she can walk because the brace helps.</p>',
    ],
    ['Make it more concise.', '<p>She basically takes it on a daily basis.</p>', '<p>She takes it daily.</p>'],
    [
      'turn into bullets',
      '<p>Take <strong>ibuprofen</strong>. Rest, Dr. Lee said.</p>',
      '<ul><li>Take <strong>ibuprofen</strong></li><li>Rest, Dr. Lee said</li></ul>',
    ],
    [
      'make this a numbered list',
      '<p>One thing. Another thing.</p>',
      '<ol><li>One thing</li><li>Another thing</li></ol>',
    ],
    ['convert to prose', '<ul><li>rest</li><li>Fluids.</li></ul>', '<p>Rest. Fluids.</p>'],
    [
      'expand abbreviations',
      '<p>HTN and SOB, c/o cough BID, 62 y/o.</p>',
      '<p>hypertension and shortness of breath, complains of cough twice daily, 62-year-old.</p>',
    ],
    ['use abbreviations', '<p>Hypertension and shortness of breath.</p>', '<p>HTN and SOB.</p>'],
    [
      'fix spelling and grammar',
      '<p>patient deny feaver.  she she have a  headach</p>',
      '<p>Patient denies fever. She has a headache.</p>',
    ],
    [
      'in the third person',
      '<p>I have a cough and I take my pills.</p>',
      '<p>She has a cough and she takes her pills.</p>',
    ],
    [
      'past tense',
      '<p>She reports pain and is tired. She has no fever.</p>',
      '<p>She reported pain and was tired. She had no fever.</p>',
    ],
    ['more formal', "<p>She can't sleep and is throwing up.</p>", '<p>She cannot sleep and is vomiting.</p>'],
    ['replace 10 mg with 20 mg', '<p>Take <em>10</em> mg daily.</p>', '<p>Take <em>20 mg</em> daily.</p>'],
    ['change the dose to 20 mg', '<p>Lisinopril 10 mg daily.</p>', '<p>Lisinopril 20 mg daily.</p>'],
    ['remove "on the left"', '<p>Pain on the left, worse at night.</p>', '<p>Pain, worse at night.</p>'],
    ['delete the last sentence', '<p>One is here. Two is there.</p>', '<p>One is here.</p>'],
    [
      'remove everything about smoking',
      '<p>She works. She quit smoking. She walks.</p>',
      '<p>She works. She walks.</p>',
    ],
    ['add the sentence: "Call if worse."', '<p>Rest.</p>', '<p>Rest. Call if worse.</p>'],
    [
      'shorten and turn into bullets',
      '<p>She rests prior to lunch. She walks.</p>',
      '<ul><li>She rests before lunch</li><li>She walks</li></ul>',
    ],
  ])('%s', (instruction, before, after) => {
    expect(edit(before, instruction)).toBe(after);
  });

  it('writes “the patient” where the sex is unknown', () => {
    expect(edit('<p>I take my pills.</p>', 'third person', null)).toBe("<p>The patient takes the patient's pills.</p>");
  });

  it('edits the cells of a table and leaves its shape', () => {
    const table = (cell: string) => `<table><tbody><tr><th>Drug</th></tr><tr><td>${cell}</td></tr></tbody></table>`;
    expect(edit(table('HTN'), 'expand abbreviations')).toBe(table('hypertension'));
  });
});

describe('what it cannot do', () => {
  it('is said plainly, with what it can', () => {
    expect(edit('<p>Rest.</p>', 'write it as a poem')).toMatch(
      /^The built-in engine cannot do “write it as a poem”\. It can shorten/,
    );
    expect(edit('<p>Rest.</p>', 'shorten and translate to French')).toContain('translate to French');
  });

  it('is told about words that are not there, several doses, and nothing to change', () => {
    expect(edit('<p>Rest.</p>', 'replace ice with heat')).toBe(
      '“ice” is not in the selected text. Nothing was changed.',
    );
    expect(edit('<p>5 mg or 10 mg.</p>', 'change the dose to 20 mg')).toContain('5 mg, 10 mg');
    expect(edit('<p>She rests.</p>', 'shorten')).toContain('cannot be shortened');
  });

  it('changes no number by correcting, shortening or rewriting', () => {
    const words = fc.array(
      fc.constantFrom('she', 'takes', '10 mg', 'no', 'left', 'at this time', 'HTN', '120/80', 'i', '.', 'is'),
      { minLength: 1 },
    );
    const wishes = fc.constantFrom('shorten', 'fix grammar', 'past tense', 'formal', 'third person', 'bullets');
    fc.assert(
      fc.property(words, wishes, (text, wish) => {
        const before = text.join(' ');
        const after = edit(`<p>${before}</p>`, wish);
        if (!after.startsWith('<')) return;
        for (const fact of [/\d+(?:\/\d+)?/g, /\bno\b/gi, /\bleft\b/gi])
          expect((after.match(fact) ?? []).length).toBe((before.match(fact) ?? []).length);
      }),
    );
  });
});
