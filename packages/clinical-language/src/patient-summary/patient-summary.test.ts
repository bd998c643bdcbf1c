import { describe, expect, it } from 'vitest';
import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';
import { allVisits } from '../testing/visits/all-visits.ts';
import { holdSummary } from './hold-summary.ts';
import { adviceRules, asAdvice } from './patient-line.ts';
import { inPlainWords } from './plain-words.ts';
import { readingGrade, syllablesOf } from './reading-grade.ts';
import { addsNothing, saysTheSame } from './same-facts.ts';
import { toTheParents, toThePatient } from './to-the-patient.ts';
import { type SummaryNote, writeSummary } from './write-summary.ts';

describe('plain words', () => {
  it.each([
    ['HTN and T2DM.', 'High blood pressure and type 2 diabetes.'],
    ['Lisinopril 10 mg PO BID.', 'Lisinopril 10 mg by mouth twice daily.'],
    ['The abdomen is non-tender.', 'The belly is not sore.'],
    ['Refer to the podiatrist.', 'Refer to the podiatrist (foot doctor).'],
    ['An EKG was done.', 'A heart tracing (EKG) was done.'],
    ['He takes an NSAID and vitamin A daily.', 'He takes an anti-inflammatory pain medicine and vitamin A daily.'],
    ['COPD, stable.', 'Long-term lung disease (COPD), stable.'],
    ['Sob story.', 'Sob story.'],
  ])('%s', (term, plain) => {
    expect(inPlainWords(term)).toBe(plain);
  });
});

describe('a sentence said to the patient', () => {
  it.each([
    ['She takes metformin and checks her sugars.', 'she', 'You take metformin and check your sugars.'],
    ['The patient denies fever or chest pain.', 'he', 'You reported no fever or chest pain.'],
    ['Denies any smoking.', 'she', 'You reported no smoking.'],
    ['It keeps them up at night.', 'they', 'It keeps you up at night.'],
    ['If they lose control of the bladder, call.', 'they', 'If you lose control of the bladder, call.'],
    ['His father had diabetes.', 'he', 'Your father had diabetes.'],
    ["The patient's pain is his main worry.", 'he', 'Your pain is your main worry.'],
    ['The cat woke her up.', 'she', 'The cat woke you up.'],
    ['Her back aches.', 'she', 'Your back aches.'],
    ['We will give her some Motrin.', 'she', 'We will give you some Motrin.'],
    ['We will give her 600 mg of it.', 'she', 'We will give you 600 mg of it.'],
    ['She can go home with her husband.', 'she', 'You can go home with your husband.'],
    ['She denies a plan.', 'she', 'You reported no plan.'],
  ] as const)('%s', (sentence, pronoun, said) => {
    expect(toThePatient(sentence, pronoun)).toBe(said);
  });

  it.each([
    ['They last about six hours.', 'they'],
    ['Her mother says she sleeps badly.', 'she'],
    ['He was seen with her.', 'she'],
    ['Propranolol to prevent them.', 'they'],
  ] as const)('is not, where nobody can say who is meant: %s', (sentence, pronoun) => {
    expect(toThePatient(sentence, pronoun)).toBeNull();
  });

  it('is said to the parents of a child', () => {
    expect(toTheParents('The patient denies ear pain.')).toBe('Your child has no ear pain.');
  });
});

describe('the same facts', () => {
  it.each([
    ['Start lisinopril 20 mg.', 'Start lisinopril 10 mg.'],
    ['Stop the drug.', 'Stop lisinopril.'],
    ['Pain in the left knee.', 'Pain in the right knee.'],
    ['You have chest pain.', 'Denies chest pain.'],
  ])('%s / %s: not', (line, sentence) => {
    expect(saysTheSame(line, sentence)).toBe(false);
  });

  it('may be said in other words, and of a model with less', () => {
    expect(saysTheSame('High blood pressure, 150/90.', 'Hypertension, 150/90.')).toBe(true);
    expect(addsNothing('Take lisinopril every day.', 'Increase lisinopril to 20 mg daily.')).toBe(true);
    expect(addsNothing('Drink more water.', 'Increase lisinopril to 20 mg daily.')).toBe(false);
  });
});

describe('the reading grade', () => {
  it('follows the formula', () => {
    expect(['cat', 'table', 'wanted', 'stopped', 'medicine', 'hypertension', 'likes'].map(syllablesOf)).toEqual([
      1, 2, 2, 1, 3, 4, 1,
    ]);
    expect(readingGrade(['The cat sat on the mat.'])).toBe(1);
    expect(readingGrade(['Pharmacological management necessitates comprehensive re-evaluation.'])).toBeGreaterThan(12);
    expect(readingGrade(['12/80'])).toBeNull();
  });
});

const sections = [
  { key: 'hpi', header: 'History of present illness' },
  { key: 'ap', header: 'Assessment and plan' },
];
const note = (texts: string[], over: Partial<SummaryNote> = {}): SummaryNote => ({
  sections,
  sentences: texts.map((text) => ({ text, section: 'ap' })),
  sex: 'female',
  child: false,
  ...over,
});

describe('the summary', () => {
  it('tells what is thought, what to do and when to ask for help, each line with its sentence', () => {
    const found = writeSummary(
      note([
        'Hypertension.',
        'Increase lisinopril to 20 mg daily.',
        'Call if she has chest pain.',
        'Follow up in 3 months.',
      ]),
    );
    expect(found).toEqual([
      { part: 'think', lines: [{ text: 'High blood pressure.', sentences: [0] }] },
      {
        part: 'todo',
        lines: [
          { text: 'Increase lisinopril to 20 mg daily.', sentences: [1] },
          { text: 'Come back in 3 months.', sentences: [3] },
        ],
      },
      { part: 'help', lines: [{ text: 'Call if you have chest pain.', sentences: [2] }] },
    ]);
  });

  it('is empty for a note that says nothing', () => {
    expect(writeSummary(note(['Not discussed.']))).toEqual([]);
  });

  it.each(allVisits.map((visit) => [visit.title, visit] as const))(
    'changes no number, drug, side or denial, and reads easily: %s',
    (_, visit) => {
      const utterances = assignRoles(parseTranscript(visit.source).utterances);
      const { sentences, sections: written } = composeNote({ utterances, recipe: generalRecipe });
      const lines = writeSummary({ sentences, sections: written, sex: visit.sex, child: false }).flatMap(
        (part) => part.lines,
      );
      for (const [place, own] of Map.groupBy(lines, (line) => line.sentences[0]!)) {
        const sentence = sentences[place]!.text.replace(/^[\p{L}][\p{L} ,/&-]{1,30}:\s+(?=\p{Lu}|\d)/u, '');
        // an appointment and a warning of one sentence are two lines
        const told = own.map(({ text }) => text).join(' ');
        expect(saysTheSame(told, sentence), told).toBe(true);
      }
      expect(lines.length).toBeGreaterThan(3);
      expect(readingGrade(lines.map(({ text }) => text))).toBeLessThanOrEqual(6);
      for (const { text } of lines)
        expect(text).not.toMatch(/\b(?:your|you) (?:some|is|has|does)\b|\bI\b|\bthe patient\b/i);
    },
  );
});

describe('orders and advice for the patient', () => {
  it.each(adviceRules.map(({ id, example: [written, said] }) => [id, written, said] as const))(
    '%s',
    (_, written, said) => {
      expect(asAdvice(written, 'she')).toBe(said);
    },
  );

  it.each([
    ['Give some Motrin for the pain.', 'she', 'We will give you some Motrin for the pain.'],
    ['Give doxycycline 100 mg daily for a week.', 'he', 'Take doxycycline 100 mg daily for a week.'],
    ['Give Tylenol for the fever.', 'child', 'Give Tylenol for the fever.'],
    ['If the pain gets worse, call.', 'she', 'If the pain gets worse, call us.'],
    ['Increase lisinopril to 20 mg.', 'she', 'Increase lisinopril to 20 mg.'],
  ] as const)('%s', (written, to, said) => {
    expect(asAdvice(written, to)).toBe(said);
  });

  it('puts an appointment under what to do, and its warning under when to ask for help', () => {
    const found = writeSummary(note(['Return in 2 weeks for an ear check, or sooner if the fever stays.']));
    expect(found).toEqual([
      { part: 'todo', lines: [{ text: 'Return in 2 weeks for an ear check.', sentences: [0] }] },
      { part: 'help', lines: [{ text: 'Come back sooner if the fever stays.', sentences: [0] }] },
    ]);
  });

  it.each([
    'Follow up in 3 months.',
    'Come back in 2 weeks.',
    'Follow up with cardiology in a month.',
    'Return at 6 months.',
  ])('never puts a mere appointment under when to ask for help: %s', (written) => {
    expect(writeSummary(note([written])).map(({ part }) => part)).toEqual(['todo']);
  });

  it('leaves out what is written for clinicians', () => {
    const written = writeSummary({
      ...note([]),
      sections: [
        { key: 'risk', header: 'Risk assessment' },
        { key: 'mse', header: 'Mental status exam' },
        { key: 'exam', header: 'Physical exam' },
      ],
      sentences: [
        { section: 'risk', text: 'Denies a plan to hurt herself.' },
        { section: 'mse', text: 'Affect is flat.' },
        { section: 'exam', text: 'Psychiatric: Mood is low.' },
        { section: 'exam', text: 'Lungs are clear.' },
      ],
    });
    expect(written).toEqual([{ part: 'found', lines: [{ text: 'Lungs are clear.', sentences: [3] }] }]);
  });
});

describe('what a model wrote', () => {
  const own = note(['Hypertension.', 'Increase lisinopril to 20 mg daily.', 'Come back if she faints.']);
  const held = (todo: string) => holdSummary(own, [{ key: 'todo', text: todo }], writeSummary(own));

  it('stays where it names its sentence and adds nothing to it', () => {
    expect(held('- Take lisinopril 20 mg every day. [2]\n- Come back if you faint. [3]')).toEqual([
      {
        part: 'todo',
        lines: [
          { text: 'Take lisinopril 20 mg every day.', sentences: [1] },
          { text: 'Come back if you faint.', sentences: [2] },
        ],
      },
    ]);
  });

  it.each([
    'Take lisinopril 200 mg. [2]',
    'Take lisinopril 20 mg.',
    'Take aspirin. [2]',
    'Take lisinopril. [9]',
    'Drink tea. [2]',
  ])('gives way to the words of the note else: %s', (line) => {
    expect(held(line)).toEqual([
      { part: 'todo', lines: [{ text: 'Increase lisinopril to 20 mg daily.', sentences: [1] }] },
      { part: 'help', lines: [{ text: 'Come back if you faint.', sentences: [2] }] },
    ]);
  });
});
