import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { composeNote } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';
import { plainText } from './note-html.ts';
import { kneeVisit, rawVisit, read } from './testing/dialogues.ts';
import { verifyLink } from './verify-link.ts';

const note = (source: string, recipe: TemplateRecipe = generalRecipe) => {
  const utterances = read(source);
  const composed = composeNote({ utterances, recipe });
  const text = (key: string) => plainText(composed.sections.find((section) => section.key === key)?.html ?? '');
  return { ...composed, utterances, text };
};
const recipe = (headers: string[], more: Partial<TemplateRecipe> = {}): TemplateRecipe => ({
  ...generalRecipe,
  ...more,
  sections: headers.map((header, i) => ({ ...generalRecipe.sections[0]!, key: `s${i}`, header, style: 'paragraph' })),
});

describe('the general note', () => {
  const knee = note(kneeVisit);

  it('finds the reason for the visit behind the small talk', () => {
    expect(knee.text('chief-complaint')).toBe('Left knee pain.');
  });

  it('writes the history in the third person, with negatives as denials and doses in clinical form', () => {
    const history = knee.text('history-of-present-illness');
    expect(history).toMatch(/twisted his left knee on the stairs about 2 weeks ago/);
    expect(history).toMatch(/denies numbness, tingling in the foot, fever, or chills/);
    expect(history).toMatch(/400 mg twice a day/);
    expect(history).not.toMatch(/\b(?:I|my|you|um)\b/i);
  });

  it('sorts symptoms asked for by system', () => {
    expect(knee.text('review-of-systems')).toMatch(/Constitutional: Denies fever or chills\./);
  });

  it('keeps findings in the exam and out of the plan', () => {
    expect(knee.text('physical-exam')).toMatch(/Swelling of the left knee/i);
    expect(knee.text('physical-exam')).toMatch(/Cardiovascular: .*regular/);
    expect(knee.text('assessment-and-plan')).not.toMatch(/medial joint line/);
  });

  it('names the problem in the plan with what is done for it', () => {
    expect(knee.text('assessment-and-plan')).toMatch(/Left knee pain[\s\S]*MRI of the left knee/);
  });

  it('links every sentence to words that are there', () => {
    for (const source of [kneeVisit, rawVisit]) {
      const { sentences, utterances } = note(source);
      expect(sentences.length).toBeGreaterThan(5);
      for (const sentence of sentences) {
        expect(sentence.links.length).toBeGreaterThan(0);
        for (const link of sentence.links) expect(verifyLink(link, utterances)).toBe(true);
      }
    }
  });

  it('reads speech without punctuation', () => {
    const raw = note(rawVisit);
    expect(raw.text('chief-complaint')).toBe('Cough.');
    expect(raw.text('history-of-present-illness')).toMatch(/denies (?:any )?shortness of breath/);
    expect(raw.text('assessment-and-plan')).toMatch(/albuterol/);
  });

  it('is the same for the same input', () => {
    expect(note(kneeVisit).sections).toEqual(knee.sections);
  });
});

describe('a template', () => {
  it('keeps the order and headers of its sections and leaves blank what was not said', () => {
    const { sections } = note(kneeVisit, recipe(['Plan', 'Family history', 'Subjective']));
    expect(sections.map((section) => section.header)).toEqual(['Plan', 'Family history', 'Subjective']);
    expect(sections[1]!.html).toBe('');
    expect(plainText(sections[2]!.html)).toMatch(/ibuprofen/);
  });

  it('puts allergies into their own section when it has one', () => {
    expect(note(kneeVisit, recipe(['HPI', 'Allergies', 'Plan'])).text('s1')).toMatch(/penicillin/);
  });

  it('matches a free header by its words', () => {
    expect(note(kneeVisit, recipe(['Sleep', 'HPI', 'Plan'])).text('s0')).toMatch(/night|sleep/);
  });

  it('writes a macro only when its trigger was said, linked to where', () => {
    const macros = [
      { trigger: 'physical therapy', text: 'Home exercise sheet given.' },
      { trigger: 'flu shot', text: 'Vaccinated.' },
    ];
    const { sentences } = note(kneeVisit, recipe(['HPI', 'Plan'], { macros }));
    const template = sentences.filter((sentence) => sentence.kind === 'template');
    expect(template.map((sentence) => [sentence.text, sentence.links[0]!.quote])).toEqual([
      ['Home exercise sheet given.', 'physical therapy'],
    ]);
  });

  it('fills in the default exam only when the rest was called normal, and not over a finding', () => {
    const defaultExam = 'Respiratory: Clear to auscultation.\nCardiovascular: Regular rate and rhythm.';
    const normal = kneeVisit.replace('without a murmur.', 'without a murmur. The rest of the exam is normal.');
    const withExam = note(normal, recipe(['Exam'], { defaultExam })).sentences.filter(
      (sentence) => sentence.kind === 'template',
    );
    expect(withExam.map((sentence) => sentence.text)).toEqual(['Respiratory: Clear to auscultation.']);
    expect(note(kneeVisit, recipe(['Exam'], { defaultExam })).text('s0')).not.toMatch(/auscultation/);
    const without = note(
      'Doctor: Any cough?\nPatient: Yes, I have had a cough for three days.',
      recipe(['HPI', 'Exam'], { defaultExam }),
    );
    expect(without.text('s1')).toBe('');
  });
});

it('says that a section was not discussed only where the recipe does not leave it blank', () => {
  const sections = recipe(['HPI', 'Family history', 'Results']).sections.map((section, i) => ({
    ...section,
    leaveBlankIfNotSaid: i !== 1,
  }));
  const { text, sentences } = note('Doctor: What is it?\nPatient: I have had a cough for a week.', {
    ...generalRecipe,
    sections,
  });
  expect(text('s1')).toBe('Not discussed.');
  expect(text('s2')).toBe('');
  expect(sentences.find((sentence) => sentence.section === 's1')).toMatchObject({ kind: 'template', links: [] });
});

it('reports its progress up to the end', () => {
  const seen: number[] = [];
  composeNote({ utterances: read(kneeVisit), recipe: generalRecipe, onProgress: (fraction) => seen.push(fraction) });
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

it('takes any words without failing and never links outside the text', () => {
  const words = constantFrom(
    'i',
    'you',
    'pain',
    'no',
    'yes',
    'do',
    'have',
    '?',
    '.',
    'my',
    '5',
    'mg',
    'knee',
    'אב',
    '😀',
    'doctor:',
    'not',
    'exam',
    ',',
    '-',
    "n't",
  );
  assert(
    property(
      array(tuple(constantFrom('Doctor', 'Patient', ''), array(words, { minLength: 1, maxLength: 25 })), {
        minLength: 1,
        maxLength: 12,
      }),
      (turns) => {
        const utterances = turns.map(([speaker, list], i) => ({
          id: `u${i + 1}`,
          speaker,
          role: speaker === 'Patient' ? ('patient' as const) : ('clinician' as const),
          startMs: null,
          endMs: null,
          text: list.join(' '),
          confidence: null,
        }));
        for (const sentence of composeNote({ utterances, recipe: generalRecipe }).sentences)
          for (const link of sentence.links) expect(verifyLink(link, utterances)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

it('takes what is named after "no" for denied', () => {
  const { text } = note(
    'Doctor: Any fever or chills?\nPatient: No, no fever.\nDoctor: Any cough?\nPatient: No, no cough or congestion.',
  );
  expect(text('history-of-present-illness')).toMatch(/denies fever/);
  expect(text('history-of-present-illness')).not.toMatch(/reports/);
  expect(text('review-of-systems')).not.toMatch(/Reports/);
});

it('keeps an allergy that the patient adds to a "no"', () => {
  const { text } = note(
    'Doctor: You have no allergies?\nPatient: Nope, just penicillin.\nDoctor: Okay, and any cough?\nPatient: Yes, I have had a cough for a week.',
  );
  expect(text('history-of-present-illness')).toMatch(/allergic to penicillin/);
  expect(text('history-of-present-illness')).not.toMatch(/denies (?:any )?allerg|takes penicillin/);
});

it('gives a sentence the links of its own words, also after one whose full stop looks like an abbreviation', () => {
  const { sentences } = composeNote({
    utterances: read(
      'Doctor: What do you take?\nPatient: I take my vitamin D. I check my blood sugar every morning. I walk five miles a day.',
    ),
    recipe: generalRecipe,
  });
  for (const said of [/blood sugar/, /miles/]) {
    const sentence = sentences.find(({ text }) => said.test(text));
    expect(sentence?.links.map((link) => link.quote).join(' ')).toMatch(said);
  }
});
