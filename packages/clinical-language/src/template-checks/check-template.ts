import type { CheckedEncounter, CheckedSection, CheckEncounter } from '@clinical/contract/templates/checks.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { checkNote } from '../checks/check-note.ts';
import { type ComposedNote, composeNote } from '../compose-note.ts';
import { plainText } from '../note-html.ts';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';
import { contentStems } from '../text/content.ts';
import { isWord, wordsOf } from '../text/words.ts';

type Tried = Omit<CheckedEncounter, 'seconds'>;
/** `places`: under which sections' keys each held fact stands. */
type Written = { note: ComposedNote; held: Map<string, Set<string>>; all: string[] };
type Visit = Pick<CheckEncounter, 'title' | 'dialogue' | 'facts'>;
/** The notes that a recipe and the one it is held against made of a visit. */
export type TrialNotes = { now: ComposedNote; before: ComposedNote | null };

/**
 * What a recipe makes of a made-up visit: sections, macros, which facts its note holds, and which it holds that the note of `before`
 * does not, and the other way round. By the embedded engine it is deterministic.
 * @param before the recipe to compare with, null for none
 * @param notes by another writer; without them the embedded engine writes
 */
export function checkTemplate(
  encounter: Visit,
  recipe: TemplateRecipe,
  before: TemplateRecipe | null,
  notes?: TrialNotes,
): Tried {
  const utterances = assignRoles(parseTranscript(encounter.dialogue).utterances);
  const written = notes ?? {
    now: composeNote({ utterances, recipe }),
    before: before && composeNote({ utterances, recipe: before }),
  };
  const now = look(utterances, written.now, encounter.facts);
  const then = written.before && look(utterances, written.before, encounter.facts);
  const sections = recipe.sections.map((section) => sectionOf(section, now.note, then?.note ?? null));
  const macros = recipe.macros.map(({ trigger, text }) => ({
    trigger,
    triggered: now.note.sentences.some(
      ({ kind, text: sentence }) => kind === 'template' && text.includes(sentence.trim()) && sentence.trim() !== '',
    ),
  }));
  const missing = now.all.filter((fact) => !now.held.has(fact));
  return {
    title: encounter.title,
    dialogue: encounter.dialogue,
    sections,
    macros,
    found: now.all.length - missing.length,
    facts: now.all.length,
    missing,
    gained: then ? now.all.filter((fact) => now.held.has(fact) && !then.held.has(fact)) : [],
    lost: then ? now.all.filter((fact) => !now.held.has(fact) && then.held.has(fact)) : [],
    misplaced: then ? misplacedFacts(now, then, recipe, before) : [],
    problems: problemsOf(sections, recipe, encounter, missing),
  };
}

/** Facts are what the person expects, and the weighty pieces of the visit that no expected text has in it. */
function look(utterances: readonly Utterance[], note: ComposedNote, expected: readonly string[]): Written {
  const texts = note.sections.map(({ key, html }) => ({ key, stems: new Set(contentStems(plainText(html))) }));
  const held = new Map<string, Set<string>>();
  for (const fact of expected) {
    const stems = contentStems(fact);
    if (!stems.every((stem) => texts.some((text) => text.stems.has(stem)))) continue;
    const whole = texts.filter((text) => stems.every((stem) => text.stems.has(stem)));
    held.set(fact, new Set(whole.map(({ key }) => key)));
  }
  const said = new Map(utterances.map((utterance) => [utterance.id, utterance.text]));
  const { ledger } = checkNote({ utterances, ...note });
  const weighty = new Set<string>();
  for (const { utteranceId, start, end, state } of ledger) {
    const words = (said.get(utteranceId) ?? '').slice(start, end).trim();
    if (words === '') continue;
    weighty.add(words);
    if (state !== 'used') continue;
    const places = note.sentences
      .filter(({ links }) =>
        links.some((link) => link.utteranceId === utteranceId && link.start < end && link.end > start),
      )
      .map(({ section }) => section);
    held.set(words, new Set([...(held.get(words) ?? []), ...places]));
  }
  return { note, held, all: [...new Set([...expected, ...weighty])] };
}

/** A new section takes what belongs to it, so only sections that both recipes have can hold a fact that is out of place. */
function misplacedFacts(
  now: Written,
  then: Written,
  recipe: TemplateRecipe,
  before: TemplateRecipe | null,
): Tried['misplaced'] {
  const headerOf = (from: TemplateRecipe | null, key: string) =>
    from?.sections.find((section) => section.key === key)?.header;
  return now.all.flatMap((fact) => {
    const [places, earlier] = [now.held.get(fact), then.held.get(fact)];
    const [first] = earlier ?? [];
    if (!places || !earlier || first === undefined) return [];
    const moved = [...places].find((key) => headerOf(before, key) !== undefined);
    const stays = [...places].some((key) => earlier.has(key) || headerOf(before, key) === undefined);
    if (stays || moved === undefined) return [];
    return [{ fact, from: headerOf(before, first) ?? first, to: headerOf(recipe, moved) ?? moved }];
  });
}

const filler = /^\W*not discussed\W*$/i;
const countWords = (text: string): number => wordsOf(text).filter((word) => isWord(word.text)).length;

function sectionOf(
  { key, header, required }: TemplateRecipe['sections'][number],
  note: ComposedNote,
  before: ComposedNote | null,
): CheckedSection {
  const textIn = (from: ComposedNote | null) => from?.sections.find((section) => section.key === key);
  const html = textIn(note)?.html ?? '';
  const text = plainText(html).trim();
  const earlier = textIn(before);
  return {
    key,
    header,
    html,
    words: countWords(text),
    wordsBefore: earlier ? countWords(plainText(earlier.html)) : null,
    state: text === '' ? (required ? 'missing' : 'empty') : filler.test(text) ? 'filler' : 'written',
  };
}

function problemsOf(
  sections: readonly CheckedSection[],
  recipe: TemplateRecipe,
  { facts }: Pick<CheckEncounter, 'facts'>,
  missing: readonly string[],
): Tried['problems'] {
  const names = new Set(recipe.sections.flatMap(({ key, header }) => [key, header]));
  return [
    ...(sections.every(({ state }) => state !== 'written') ? (['nothing-written'] as const) : []),
    ...(sections.some(({ state }) => state === 'missing') ? (['required-empty'] as const) : []),
    ...(facts.some((fact) => missing.includes(fact)) ? (['expected-missing'] as const) : []),
    ...(recipe.macros.some(({ section }) => section && !names.has(section)) ? (['macro-unplaced'] as const) : []),
  ];
}
