import fc from 'fast-check';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { boundOf } from '@clinical/contract/checks/checks.rules';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { describe, expect, it } from 'vitest';
import { alignSentences } from '../align-sentences.ts';
import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { kneeVisit, rawVisit, read } from '../testing/dialogues.ts';
import { allVisits } from '../testing/visits/all-visits.ts';
import { verifyLink } from '../verify-link.ts';
import { errorClasses } from './error-classes.ts';
import { checkNote } from './check-note.ts';
import { mutationsOf } from './mutations.ts';
import { runSelfTest } from './self-test.ts';

const sections = generalRecipe.sections;
const noteOf = (source: string) => {
  const utterances = read(source);
  return { utterances, ...composeNote({ utterances, recipe: generalRecipe }), sections };
};
const written = (source: string, ...texts: string[]) => {
  const utterances = read(source);
  const sentences = alignSentences(
    texts.map((text) => ({ text, section: 'history-of-present-illness' })),
    utterances,
  );
  return checkNote({ utterances, sentences, sections }).checks.filter(({ kind }) => kind !== 'missing');
};
const flagged = (source: string, text: string) =>
  written(source, text).map(({ kind, said, written: by }) => [kind, said, by]);

describe('what differs from what was said', () => {
  it.each([
    ['He takes ibuprofen 4000 mg twice a day.', [['dose', '400 mg', '4000 mg']]],
    ['He takes ibuprofen 400 mcg twice a day.', [['unit', '400 mg', '400 mcg']]],
    ['He takes ibuprofen 400 mg three times a day.', [['frequency', 'twice a day', '3 times a day']]],
    ['He takes ipratropium 400 mg twice a day.', [['drug', 'ibuprofen', 'ipratropium']]],
    ['He twisted his right knee on the stairs.', [['side', 'left knee', 'right knee']]],
    ['He reports numbness or tingling in the foot.', [['negation', 'no numbness', 'numbness']]],
    ['He denies trouble sleeping.', [['negation', 'trouble sleeping', 'no trouble sleeping']]],
  ])('%s', (text, found) => {
    expect(flagged(kneeVisit, text).slice(0, 1)).toEqual(found);
  });

  it('tells how many tablets from how strong they are', () => {
    const said = 'Doctor: Take one forty milligram tablet of furosemide every morning.';
    expect(flagged(said, 'Take one 40 mg tablet of furosemide every morning.')).toEqual([]);
    expect(flagged(said, 'Take one 80 mg tablet of furosemide every morning.')).not.toEqual([]);
  });

  it('reads a spoken number with its decimals', () => {
    const said = 'Doctor: Temperature is ninety-eight point four.';
    expect(flagged(said, 'Temperature is 98.4.')).toEqual([]);
    expect(flagged(said, 'Temperature is 99.4.')).not.toEqual([]);
  });

  it('leaves what was said of a thing after another of its name was denied', () => {
    const said =
      'Doctor: Any flashing lights, double vision?\nPatient: No, nothing like that. Light bothers me though.';
    expect(flagged(said, 'She reports light bothers her.')).toEqual([]);
    expect(flagged(said, 'She reports flashing lights.')).not.toEqual([]);
  });

  it('reads a number through its signs', () => {
    const said = 'Doctor: You have 2+ edema of both ankles, and the CRP was >100.';
    expect(flagged(said, 'There is 2+ edema of both ankles, and the CRP was >100.')).toEqual([]);
    expect(flagged(said, 'There is 3+ edema of both ankles, and the CRP was >100.')).not.toEqual([]);
    expect(flagged(said, 'There is 2+ edema of both ankles, and the CRP was >10.')).not.toEqual([]);
  });

  it('tells a number from the one with the opposite sign', () => {
    const said =
      'Doctor: Your CRP was over 100, the T-score is minus 2.5, and keep the ferritin under 300. Your blood pressure is 120 over 80.';
    for (const right of [
      'CRP was >100.',
      'CRP was above 100.',
      'CRP was 100.',
      'T-score is -2.5.',
      'Keep ferritin <300.',
      'Blood pressure is 120/80.',
    ])
      expect(flagged(said, right), right).toEqual([]);
    for (const wrong of ['CRP was <100.', 'T-score is 2.5.', 'Keep ferritin >300.', 'Keep ferritin more than 300.'])
      expect(flagged(said, wrong), wrong).toEqual([expect.arrayContaining(['number'])]);
  });

  it.each([
    'He takes ibuprofen 400 mg BID.',
    'He takes Advil 400 mg twice daily.',
    'Denies fever, chills, numbness, or tingling.',
    'He twisted his left knee on the stairs 2 weeks ago.',
    'No known fracture on X-ray of the left knee.',
    'Follow up in 3 weeks.',
  ])('lets another writer say it in his way: %s', (text) => {
    expect(flagged(kneeVisit, text)).toEqual([]);
  });

  it.each(['Respiratory', 'PHYSICAL EXAM', '• Respiratory: Chest pain is not mentioned.'])(
    'asks no source of a heading, and reads a line without its label: %s',
    (text) => {
      const [check] = written(kneeVisit, text);
      if (text.includes('.')) expect(check).toMatchObject({ kind: 'unsourced' });
      else expect(check).toBeUndefined();
    },
  );

  it('lets a month stand as a number, and a side or a "will" be left out', () => {
    const source =
      'Doctor: You had a mammogram in March 2021. We will start ice for the right wrist pain.\nPatient: Okay.';
    expect(flagged(source, 'She had a mammogram in 03/2021.')).toEqual([]);
    expect(flagged(source, 'Start ice for the wrist pain.')).toEqual([]);
    expect(flagged(source, 'Start ice for the left wrist pain.').map(([kind]) => kind)).toContain('side');
  });

  it('takes a "no" for the answer to the question before it, in speech without marks', () => {
    expect(flagged(rawVisit, 'She denies shortness of breath.')).toEqual([]);
    expect(flagged(rawVisit, 'She has shortness of breath.').map(([kind]) => kind)).toEqual(['negation']);
  });

  it('knows whose illness it is', () => {
    const source =
      'Doctor: Any illness in the family?\nPatient: My mother had breast cancer and my father has diabetes.';
    expect(flagged(source, 'Her father had breast cancer.').map(([kind]) => kind)).toContain('subject');
    expect(flagged(source, 'The patient has diabetes.').map(([kind]) => kind)).toContain('subject');
    expect(flagged(source, 'Her mother had breast cancer.')).toEqual([]);
  });

  it('knows what is over', () => {
    const source = 'Doctor: Do you smoke?\nPatient: I used to smoke a pack a day but I quit.';
    expect(flagged(source, 'He currently smokes a pack a day.').map(([kind]) => kind)).toContain('tense');
  });

  it('says so when a sentence has no source', () => {
    const [check] = written(kneeVisit, 'He was vaccinated against yellow fever in Peru.');
    expect(check).toMatchObject({ kind: 'unsourced', evidence: [], sentence: 0 });
  });

  it('gives the same fact the same key in every run', () => {
    const keys = () => written(kneeVisit, 'He takes ibuprofen 4000 mg twice a day.').map(({ key }) => key);
    expect(keys()).toEqual(keys());
  });
});

describe('what is missing', () => {
  it('comes back when its sentence is deleted, and goes when the suggestion is inserted', () => {
    const { sentences, utterances } = noteOf(kneeVisit);
    const kept = sentences.filter(({ text }) => !/penicillin/i.test(text));
    expect(kept.length).toBeLessThan(sentences.length);
    const { checks } = checkNote({ utterances, sentences: kept, sections });
    const missing = checks.find(({ kind, suggestion }) => kind === 'missing' && /penicillin/i.test(suggestion ?? ''));
    expect(missing).toMatchObject({ severity: 'major', written: '', sentence: null });
    const inserted: NoteSentence = {
      text: missing!.suggestion!,
      section: missing!.section,
      kind: 'said',
      links: missing!.evidence,
    };
    const after = checkNote({ utterances, sentences: [...kept, inserted], sections }).checks;
    expect(after.map(({ key }) => key)).not.toContain(missing!.key);
    expect(after.filter(({ sentence }) => sentence === kept.length)).toEqual([]);
  });

  it.each([
    ['400 mg', '4000 mg', 'dose'],
    ['ibuprofen', 'ipratropium', 'drug'],
  ])('is not told a second time when something else stands in its place: %s, %s', (right, wrong, kind) => {
    const { sentences, utterances } = noteOf(kneeVisit);
    const changed = sentences.map((sentence) => ({ ...sentence, text: sentence.text.replaceAll(right, wrong) }));
    const { checks, ledger } = checkNote({ utterances, sentences: changed, sections });
    const flag = checks.find((check) => check.kind === kind && check.lacks);
    expect(flag).toMatchObject({ severity: 'major' });
    expect(ledger.find(({ key }) => key === flag?.lacks)).toMatchObject({ state: 'missing', severity: 'major' });
    expect(checks.filter((check) => check.kind === 'missing' && check.suggestion!.includes(right))).toEqual([]);
  });

  it('is listed by weight, each with a place in the talk', () => {
    const utterances = read(kneeVisit);
    const { checks, ledger } = checkNote({ utterances, sentences: [], sections });
    expect(checks.map(({ severity }) => severity)).toEqual(
      checks
        .map(({ severity }) => severity)
        .toSorted((a, b) => ['major', 'moderate', 'minor'].indexOf(a) - ['major', 'moderate', 'minor'].indexOf(b)),
    );
    expect(ledger.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['drug', 'dose', 'allergy', 'symptom', 'promise']),
    );
    for (const { evidence } of checks)
      expect(evidence.length > 0 && evidence.every((link) => verifyLink(link, utterances))).toBe(true);
  });
});

describe('what is asked for', () => {
  const source = [
    'Doctor: What brings you in?',
    'Patient: My right wrist has been hurting for about three weeks since I fell off a ladder.',
    'Doctor: Any numbness?',
    'Patient: No.',
    'Doctor: Do you take anything for it?',
    'Patient: I take naproxen 500 milligrams twice a day.',
    'Doctor: There is swelling over the wrist. We will get an x-ray and I will see you back in ten days.',
  ].join('\n');

  it('stands in the words of a note, and inserting all of it leaves nothing to ask for', () => {
    const utterances = read(source);
    const { checks } = checkNote({ utterances, sentences: [], sections });
    expect(checks.map(({ suggestion }) => suggestion)).toEqual(
      expect.arrayContaining([expect.stringMatching(/naproxen 500 mg twice a day/i), expect.stringMatching(/10 days/)]),
    );
    for (const { suggestion } of checks) expect(suggestion).not.toMatch(/ said: |\bI\b|\byour?\b/);
    const sentences = checks.map((check): NoteSentence => ({
      text: check.suggestion!,
      section: check.section,
      kind: 'said',
      links: check.evidence,
    }));
    expect(checkNote({ utterances, sentences, sections }).checks).toEqual([]);
  });

  it('holds the numbers of the draft', () => {
    const { utterances, sentences } = noteOf(source);
    const without = sentences.filter(({ text }) => !/3 weeks/.test(text));
    const asked = checkNote({ utterances, sentences: without, sections }).checks;
    expect(asked.some(({ suggestion }) => suggestion?.includes('3 weeks'))).toBe(true);
  });
});

describe('notes of our own dialogues', () => {
  it('passes its self-test, in every category and each time alike', () => {
    const result = runSelfTest();
    expect(result.categories.map(({ kind }) => kind)).toEqual(errorClasses);
    for (const { kind, seeded, caught } of result.categories) {
      expect(seeded, kind).toBeGreaterThan(0);
      expect(caught / seeded, kind).toBeGreaterThanOrEqual(boundOf(kind));
    }
    expect(result.falseAlarms / result.cleanSentences).toBeLessThan(0.03);
    expect(runSelfTest()).toEqual(result);
  });

  it.each([
    ['a "no" that is not written', 'She denies fever or chills.', 'She fever or chills.', 'negation'],
    ['"reports" for "denies"', 'She denies fever or chills.', 'She reports fever or chills.', 'negation'],
    ['a time', 'It began 2 weeks ago.', 'It began in 2 weeks.', 'tense'],
    ['a relative', 'Her mother had breast cancer.', 'The patient had breast cancer.', 'subject'],
    ['a frequency', 'Start naproxen 500 mg twice a day.', 'Start naproxen 500 mg four times a day.', 'frequency'],
    ['a side', 'The left wrist is swollen.', 'The right wrist is swollen.', 'side'],
  ])('finds what else differs from its own draft, wherever the links point: %s', (_, clean, changed, kind) => {
    const source = [
      'Doctor: What happened to your wrist?',
      'Patient: I fell on my left hand two weeks ago, and it began two weeks ago.',
      'Doctor: Any fever or chills?',
      'Patient: No.',
      'Doctor: Any illness in the family?',
      'Patient: My mother had breast cancer.',
      'Doctor: On exam the left wrist is swollen. We will start naproxen 500 milligrams twice a day.',
    ].join('\n');
    expect(flagged(source, clean)).toEqual([]);
    expect(flagged(source, changed).map(([found]) => found)).toContain(kind);
  });

  it('misses nothing of weight when it writes the note itself', () => {
    const missing = allVisits.map(
      ({ source }) => checkNote(noteOf(source)).checks.filter(({ kind }) => kind === 'missing').length,
    );
    expect(missing.reduce((sum, count) => sum + count, 0) / allVisits.length).toBeLessThan(0.5);
  });

  it('seeds errors of every kind', () => {
    const text =
      'Her mother has arthritis. She denies fever. She reports pain in the left knee and both hips, worse for 2 weeks. ' +
      'Continue 5 mg of metformin twice a day. Pulse 72. It began 3 days ago.';
    const isSeeded = (kind: string) => kind !== 'unsourced' && kind !== 'missing';
    expect(new Set(mutationsOf(text).map(({ error }) => error))).toEqual(new Set(errorClasses.filter(isSeeded)));
  });
});

describe('any input', () => {
  const utterance = (text: string, i: number): Utterance => ({
    id: `u${i + 1}`,
    speaker: '',
    role: i % 2 === 0 ? 'clinician' : 'patient',
    startMs: null,
    endMs: null,
    text,
    confidence: null,
  });
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'no',
        'left',
        '10',
        'mg',
        'mother',
        'twice',
        'a',
        'day',
        'denies',
        ',',
        ':',
        '?',
        '🩺',
        'שלום',
        'metformin',
        'two',
        'hundred',
        '-',
        '1/2/3',
      ),
    ),
    { maxLength: 40 },
  );

  it('is checked without a crash, and no evidence lies outside the text', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), fc.array(words, { maxLength: 6 }), (said, noted) => {
        const utterances = said.map((parts, i) => utterance(parts.join(' '), i));
        const sentences = alignSentences(
          noted.map((parts) => ({ text: parts.join(' '), section: 's' })),
          utterances,
        );
        const {
          checks,
          ledger,
          sentences: judged,
        } = checkNote({ utterances, sentences, sections: [{ key: 's', header: 'S' }] });
        expect(judged).toHaveLength(sentences.length);
        expect(new Set(checks.map(({ key }) => key)).size).toBe(checks.length);
        for (const link of checks.flatMap(({ evidence }) => evidence)) expect(verifyLink(link, utterances)).toBe(true);
        for (const entry of ledger) {
          const text = utterances.find(({ id }) => id === entry.utteranceId)!.text;
          expect(entry.start >= 0 && entry.start < entry.end && entry.end <= text.length).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    // a day of talk: cutting speech into clauses takes most of the time
    ['words', 'my left knee hurts and i take 5 mg of metformin no fever ', 1_000_000],
    ['numbers', '10 20 3.5 120/80 ', 1_000_000],
    ['signs', '?!.,:;-- ', 10_000_000],
    ['one endless word', 'a', 10_000_000],
    ['right to left', 'כאב גב 🩺 ', 1_000_000],
  ])('that is endless is checked: %s', (_, piece, length) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const utterances = [utterance('How is your knee?', 0), utterance(text, 1)];
    const sentences: NoteSentence[] = [
      { text: 'Right knee pain.', section: 's', kind: 'said', links: [] },
      { text: text.slice(0, 300_000), section: 's', kind: 'said', links: [] },
    ];
    expect(checkNote({ utterances, sentences, sections: [] }).sentences).toHaveLength(2);
  });
});
