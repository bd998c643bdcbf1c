import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { composeNote } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';
import { parseTranscript } from './parse-transcript.ts';
import { assignRoles } from './speaker-roles.ts';
import { kneeVisit, rawVisit } from './testing/dialogues.ts';
import { TranscriptError } from './transcript-error.ts';
import { verifyLink } from './verify-link.ts';

/** Writes the note of any text and proves that each link lies in it; a text without words is refused and nothing else. */
function writes(source: string): string {
  try {
    const utterances = assignRoles(parseTranscript(source).utterances);
    const note = composeNote({ utterances, recipe: generalRecipe });
    const byId = new Map(utterances.map((utterance) => [utterance.id, utterance]));
    for (const { links } of note.sentences) {
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(verifyLink(link, utterances)).toBe(true);
        expect(byId.get(link.utteranceId)!.text.slice(link.start, link.end)).toBe(link.quote);
      }
    }
    return JSON.stringify(note);
  } catch (error) {
    if (error instanceof TranscriptError) return 'refused';
    throw error;
  }
}

const piece = oneof(
  string({ unit: 'grapheme', maxLength: 12 }),
  string({ unit: 'binary', maxLength: 8 }),
  constantFrom(
    '\uD83D',
    '\uDE00 pain',
    '😀 i have knee pain 👨‍👩‍👧',
    'שלום כואב לי',
    'عندي ألم',
    '١٢٣',
    '120 over 80',
    '4.5.6,7/8',
    '<b>i take lisinopril</b> &amp;',
    'i have had a cough for three days',
    'No, no fever.',
    'do you have any chest pain?',
    'your lungs are clear',
    'we will order an mri of your knee',
    'constructor __proto__ toString',
    '\u0000',
    '...',
    'i- i- i',
    ':',
    'Doctor:',
  ),
);
const source = array(tuple(constantFrom('Doctor: ', 'Patient: ', '[doctor] ', ''), array(piece, { maxLength: 6 })), {
  minLength: 1,
  maxLength: 10,
}).map((lines) => lines.map(([label, parts]) => `${label}${parts.join(' ')}`).join('\n'));

it('writes a note with true links, or refuses, for any text; and the same bytes again', () => {
  assert(
    property(source, (text) => {
      expect(writes(text)).toBe(writes(text));
    }),
    { numRuns: 150 },
  );
});

it.each([
  ['only numbers', '12 130 7 '.repeat(4000)],
  ['one word without end', 'a'.repeat(200_000)],
  ['only emoji', '😀'.repeat(20_000)],
  ['right to left', 'كيف حالك اليوم؟ '.repeat(3000)],
  ['only stops', '. '.repeat(20_000)],
  ['one letter a line', 'i\n'.repeat(5000)],
  ['a day of talk', `${kneeVisit}\n`.repeat(60)],
  ['a day of talk without stops', `${rawVisit} `.repeat(60)],
  ['the same question for hours', 'Doctor: any pain?\nPatient: no\n'.repeat(1500)],
])('stands %s', (_, text) => {
  expect(writes(text)).toBeTypeOf('string');
});
