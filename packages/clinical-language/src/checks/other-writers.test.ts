import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { describe, expect, it } from 'vitest';
import { alignSentences } from '../align-sentences.ts';
import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { realignEdited } from '../realign-edited.ts';
import { read } from '../testing/dialogues.ts';
import { checkNote } from './check-note.ts';

const sections = generalRecipe.sections;
const kindsIn = (utterances: ReturnType<typeof read>, sentences: NoteSentence[]) =>
  checkNote({ utterances, sentences, sections }).checks.flatMap(({ kind, sentence }) =>
    sentence === null || kind === 'unsourced' ? [] : [kind],
  );
/** What the guard finds in a sentence by another writer. */
const found = (source: string, text: string) => {
  const utterances = read(source);
  return kindsIn(utterances, alignSentences([{ text, section: 'history-of-present-illness' }], utterances));
};

const visit = [
  'Doctor: What brings you in?',
  'Patient: I have had pain in my right elbow for a year and a half, and I fell off my bike ten days ago.',
  'Doctor: Any nausea, chills or fever?',
  'Patient: No fever, some chills.',
  'Doctor: Any history of migraine?',
  "Patient: I don't have no allergies and never had a migraine.",
  'Doctor: Did you lose any weight?',
  'Patient: A little bit of weight gain over the summer.',
  'Doctor: Your last triglycerides were 212 milligrams per deciliter on march 4th 2021, and the knee x-ray was in june.',
  "Doctor: On exam your heart sounds good. There is no facial droop sensation is intact. I don't see any swelling or your blood pressure and pulse are fine.",
  'Doctor: Any carotid bruit no thyromegaly. No calf tenderness negative homans sign. You do have pain with palpation of the medial elbow.',
  'Doctor: We continue the allopurinol 100 milligrams once a day, and for your reflux continue omeprazole 40 milligrams once a day.',
  'Doctor: Any blood in your urine?',
  'Patient: No, and we have not cooked at home in weeks.',
  'Doctor: I gave you half a milliliter of lidocaine. We will repeat the labs next month.',
  "Patient: I'll have a couple of beers on the weekends.",
  'Doctor: The x-ray of the wrist shows no fractures. There is no cure for this.',
  'Patient: My shoulder has been hurting for the last three weeks now. I tried heat but nothing really worked.',
].join('\n');

describe('a sentence by another writer that says what was said', () => {
  it.each([
    'No extra heart sounds.',
    'Sensation is intact.',
    'Blood pressure is fine.',
    "Negative Homan's sign.",
    'No carotid bruits.',
    'No pain to palpation of the lateral elbow.',
    'Reports chills.',
    'Denies weight loss.',
    'She denies any allergies.',
    'Right elbow pain for 1.5 years.',
    'Triglycerides 212 mg/dL on 03/04/2021.',
    'X-ray of the knee in 06/2021.',
    '1. Reflux.',
    'Injected 0.5 mL of lidocaine.',
    'Continue omeprazole 40 mg once daily.',
    'Continue allopurinol 100 mg once daily.',
    'She fell off her bike 10 days ago.',
    'Repeat labs next month.',
    'Denies hematuria.',
    'She has not cooked at home in weeks.',
    'Reports a couple of beers on the weekends.',
    'X-rays of both wrists were reviewed and reveal no fractures.',
    'Heat did not relieve the pain.',
    'Shoulder pain began 3 weeks ago.',
  ])('is left alone: %s', (text) => {
    expect(found(visit, text)).toEqual([]);
  });

  it.each([
    ['a finding that was looked for', 'Carotid bruits.', 'negation'],
    ['a verb that denied', 'She any nausea.', 'negation'],
    ['"any" of what is so', 'She has had any migraine.', 'negation'],
    ['"or" of what is so', 'Reports nausea or fever.', 'negation'],
    ['a denial with the day that was told', 'Denies falling off her bike 10 days ago.', 'negation'],
    ['a time turned round', 'She fell off her bike in 10 days.', 'tense'],
    ['a month turned round', 'Repeat labs last month.', 'tense'],
    ['what was said in other words', 'Reports hematuria.', 'negation'],
    ['a denial of what was told', 'Denies drinking a couple of beers on the weekends.', 'negation'],
    ['a finding that was only denied', 'X-rays of both wrists were reviewed and reveal fractures.', 'negation'],
    ['a plain "no" lost', 'She was advised there is a cure for this.', 'negation'],
    ['a "not" lost', 'She tried heat, which did relieve the pain.', 'negation'],
    ['a length turned round', 'Shoulder pain began in 3 weeks.', 'tense'],
    ['a unit', 'Triglycerides 212 mcg/dL on 03/04/2021.', 'unit'],
    ['a day', 'Triglycerides 212 mg/dL on 03/14/2021.', 'number'],
    ['a dose', 'Continue omeprazole 400 mg once daily.', 'dose'],
  ])('is flagged when it says otherwise: %s', (_, text, kind) => {
    expect(found(visit, text)).toContain(kind);
  });

  it.each([
    ['a finding that nobody said', 'Extra heart sounds.'],
    ['a denial lost of words without weight', 'She has cooked at home in weeks.'],
  ])('has no source, and is not called different: %s', (_, text) => {
    const utterances = read(visit);
    const sentences = alignSentences([{ text, section: 's' }], utterances);
    expect(checkNote({ utterances, sentences, sections: [] }).checks).toContainEqual(
      expect.objectContaining({ kind: 'unsourced', sentence: 0 }),
    );
  });

  it('may mend what the engine misread', () => {
    const utterances = read(visit);
    const { sentences } = composeNote({ utterances, recipe: generalRecipe });
    for (const [wrong, right] of [
      ['Continue allopurinol 40 mg once a day.', 'Continue omeprazole 40 mg once a day.'],
      ['Denies nausea, chills, or fever.', 'Denies fever but reports chills.'],
      ['No facial droop sensation.', 'No facial droop, and sensation is intact.'],
      ['Reports weight loss.', 'Denies weight loss.'],
    ] as const) {
      const [before] = alignSentences([{ text: wrong, section: 'plan' }], utterances);
      const after = realignEdited(
        [...sentences, before!],
        [...sentences, { text: right, section: 'plan' }],
        utterances,
      );
      expect(kindsIn(utterances, after.slice(-1)), right).toEqual([]);
      expect(kindsIn(utterances, [{ ...before!, text: right }]), right).toEqual([]);
    }
  });
});
