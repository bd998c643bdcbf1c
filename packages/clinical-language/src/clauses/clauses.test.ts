import { describe, expect, it } from 'vitest';
import { clausesOf, whoseIs } from './clauses.ts';

describe('the clauses of a sentence', () => {
  it.each([
    ['penicillin, no known food allergies.', ['penicillin', 'no known food allergies.']],
    ['No known drug allergies except penicillin.', ['No known drug allergies', 'penicillin.']],
    ['A1c 8.2 → 7.1.', ['A1c 8.2', '7.1.']],
    ['Allergic to penicillin, sulfa and latex.', ['Allergic to penicillin, sulfa and latex.']],
    ['She quit smoking and takes metformin.', ['She quit smoking', 'takes metformin.']],
  ])('%s', (sentence, parts) => expect(clausesOf(sentence).map(({ text }) => text)).toEqual(parts));
});

describe('whose fact it is', () => {
  it.each([
    ['She takes warfarin; her father had a stroke.', 'warfarin', 'patient'],
    ['Her daughter says she takes her warfarin daily.', 'warfarin', 'patient'],
    ['She is pregnant and lives with her husband.', 'pregnant', 'patient'],
    ['Her son has a peanut allergy, and she is allergic to sulfa.', 'peanut', 'relative'],
    ['Her son has a peanut allergy, and she is allergic to sulfa.', 'sulfa', 'patient'],
    ['Her mother fell and she takes warfarin.', 'warfarin', 'unclear'],
    ['Her father had a stroke and takes warfarin.', 'warfarin', 'relative'],
    ['Warfarin use in her father.', 'Warfarin', 'relative'],
    ["Her mother's warfarin was stopped.", 'warfarin', 'relative'],
    ['Pregnant, husband is supportive.', 'Pregnant', 'patient'],
  ])('%s %s', (sentence, word, whose) => expect(whoseIs(sentence, sentence.indexOf(word))).toBe(whose));
});
