import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { describe, expect, it } from 'vitest';
import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { read } from '../testing/dialogues.ts';
import { checkNote } from './check-note.ts';

const { sections } = generalRecipe;
const proposal = 'Doctor: I would recommend a knee replacement, and we will start meloxicam 15 milligrams daily.';

/** What is flagged in a sentence that rests on the patient's last words. */
const flags = (text: string, ...exchange: string[]) => {
  const utterances = read([proposal, ...exchange].join('\n'));
  const { id, text: quote } = utterances.findLast(({ role }) => role === 'patient')!;
  const link = { utteranceId: id, start: 0, end: quote.length, startMs: null, endMs: null, quote };
  const sentence: NoteSentence = { text, section: 'assessment-and-plan', kind: 'said', links: [link] };
  const { checks } = checkNote({ utterances, sentences: [sentence], sections });
  return checks.filter((check) => check.sentence === 0).map(({ kind, severity }) => [kind, severity]);
};

describe('a sentence that says that the patient agrees', () => {
  const agreement = 'The patient understands and agrees with the treatment plan.';

  it.each(["Perfect, that's fine.", 'Sounds good.', 'Okay.'])('is flagged when all that was said is %j', (assent) => {
    expect(flags(agreement, `Patient: ${assent}`)).toEqual([['unsourced', 'moderate']]);
    expect(flags('The patient consents to surgery.', `Patient: ${assent}`)).toEqual([['unsourced', 'major']]);
  });

  it.each(['The patient agrees with the plan.', 'The patient consents to the surgery.'])(
    'contradicts a refusal: %s',
    (text) => {
      const refused = flags(text, 'Patient: Perfect.', 'Doctor: Good.', "Patient: No, I don't want the surgery.");
      expect(refused).toEqual([['negation', 'major']]);
    },
  );

  it.each([
    [agreement, 'Doctor: Does that sound like a plan?', 'Patient: Yes, that sounds good.'],
    ['The patient agrees to the knee replacement.', 'Doctor: All right?', 'Patient: I agree to the surgery.'],
    ['The patient does not agree to surgery.', 'Doctor: All right?', "Patient: I don't want the surgery."],
    ['The patient prefers to avoid surgery.', 'Doctor: All right?', "Patient: I'd rather not have surgery."],
  ])('is left alone when it was said so: %s', (text, asked, answer) => {
    expect(flags(text, asked, answer)).toEqual([]);
  });
});

describe('a refusal', () => {
  const utterances = read(`${proposal}\nPatient: I don't want the surgery.`);
  const missing = (sentences: NoteSentence[]) =>
    checkNote({ utterances, sentences, sections }).checks.filter(({ suggestion }) => /not want/.test(suggestion ?? ''));

  it('that a note leaves out is missing, and inserting it mends that', () => {
    const scheduled: NoteSentence = { text: 'Schedule surgery.', section: 'plan', kind: 'typed', links: [] };
    const [found] = missing([scheduled]);
    expect(found).toMatchObject({
      kind: 'missing',
      severity: 'major',
      section: 'assessment-and-plan',
      suggestion: 'The patient does not want the surgery.',
    });
    const inserted = { ...scheduled, text: found!.suggestion!, links: found!.evidence, kind: 'said' as const };
    expect(missing([scheduled, inserted])).toEqual([]);
    expect(checkNote({ utterances, sentences: [inserted], sections }).checks.filter((c) => c.sentence === 0)).toEqual(
      [],
    );
  });

  it('is in the note that the engine writes, which is left alone', () => {
    const { sentences } = composeNote({ utterances, recipe: generalRecipe });
    const { checks } = checkNote({ utterances, sentences, sections });
    expect(missing(sentences)).toEqual([]);
    expect(checks.filter(({ sentence }) => sentence !== null)).toEqual([]);
  });

  it.each(['Patient declines surgery.', 'Surgery deferred.', 'She is not interested in a knee replacement.'])(
    'may be told in other words: %s',
    (text) => {
      expect(missing([{ text, section: 'plan', kind: 'typed', links: [] }])).toEqual([]);
    },
  );
});
