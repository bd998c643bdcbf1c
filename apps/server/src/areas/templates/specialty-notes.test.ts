import { composeNote } from '@clinical/language/compose-note';
import { plainText } from '@clinical/language/note-html';
import { read } from '@clinical/language/testing/dialogues';
import { allSpecialtyVisits } from '@clinical/language/testing/visits/specialties/all-specialty-visits';
import { expect, it } from 'vitest';
import { starters } from './starters.data.ts';

it.each(allSpecialtyVisits.map((visit) => [visit.title, visit] as const))(
  'the starter of a field holds what its clinician looks for: %s',
  (_, { starter, source, sex, facts, never }) => {
    const { generalInstructions, sections, macros, defaultExam } = starters.find(({ key }) => key === starter)!;
    const note = composeNote({
      utterances: read(source),
      recipe: { generalInstructions, sections, macros, defaultExam },
      patient: { sex },
    });
    const textOf = (key: string): string =>
      note.sections
        .filter((section) => key === 'anywhere' || section.key === key)
        .map(({ html }) => plainText(html))
        .join('\n');
    const found = (pattern: RegExp, key: string): boolean =>
      new RegExp(pattern.source, pattern.source === '\\bI\\b' ? 'm' : 'im').test(textOf(key));
    const listed = (all: typeof facts): [string, RegExp][] =>
      Object.entries(all).flatMap(([key, patterns]) => patterns.map((pattern): [string, RegExp] => [key, pattern]));
    expect(listed(facts).filter(([key, pattern]) => !found(pattern, key))).toEqual([]);
    expect(listed(never).filter(([key, pattern]) => found(pattern, key))).toEqual([]);
    for (const { text, links } of note.sentences)
      if (text !== 'Not discussed.') expect(links.length, text).toBeGreaterThan(0);
  },
);

it('the GP note stays within 160 words', () => {
  for (const { starter, source, sex } of allSpecialtyVisits.filter((visit) => visit.starter === 'gp-consultation')) {
    const { generalInstructions, sections, macros, defaultExam } = starters.find(({ key }) => key === starter)!;
    const recipe = { generalInstructions, sections, macros, defaultExam };
    const note = composeNote({ utterances: read(source), recipe, patient: { sex } });
    const words = note.sections.flatMap(({ html }) => plainText(html).split(/\s+/)).filter(Boolean);
    expect(words.length).toBeLessThanOrEqual(160);
  }
});
