import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { composeNote } from '../../compose-note.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../dialogues.ts';
import { placesOf } from './recipes.ts';
import type { Part, Visit } from './visit.ts';

export type Findings = { expected: number; missing: string[]; forbidden: string[]; text: string };

/** Writes the note of a visit and looks for what should and should not be in it. */
export function checkVisit(visit: Visit, recipe: TemplateRecipe): Findings {
  const { sections } = composeNote({ utterances: read(visit.source), recipe, patient: { sex: visit.sex } });
  const places = placesOf(recipe);
  const textOf = (keys: readonly string[]): string =>
    sections
      .filter((section) => keys.includes(section.key))
      .map((section) => plainText(section.html))
      .join('\n');
  const says = (pattern: RegExp, text: string): boolean => new RegExp(pattern.source, 'im').test(text);
  const all = textOf(sections.map((section) => section.key));
  const missing: string[] = [];
  const forbidden: string[] = [];
  let expected = 0;
  for (const [part, patterns] of Object.entries(visit.facts) as [Part, RegExp[]][]) {
    for (const pattern of patterns) {
      expected++;
      if (says(pattern, textOf(places[part]))) continue;
      missing.push(`${part} ${pattern.source}${says(pattern, all) ? ' (stands elsewhere)' : ''}`);
    }
  }
  for (const [part, patterns] of Object.entries(visit.never) as [Part | 'anywhere', RegExp[]][]) {
    const text = part === 'anywhere' ? all : textOf(places[part]);
    for (const pattern of patterns) {
      // "I" and sides are judged in their case
      const found = new RegExp(pattern.source, pattern.source === '\\bI\\b' ? 'm' : 'im').exec(text);
      if (found) forbidden.push(`${part} ${pattern.source}: ${found[0]}`);
    }
  }
  const text = sections.map((section) => `## ${section.header}\n${plainText(section.html)}`).join('\n');
  return { expected, missing, forbidden, text };
}
