import { applyStep, mapRuns, phrase, Refusal, replaceInRuns } from '../edit/edit-text.ts';
import { type RichBlock, type Run, textOf } from '../rich-text/rich-blocks.ts';
import { placeTyped } from '../typed-facts.ts';
import { changeDose } from './change-dose.ts';
import { isIn, type OpenSection, placeName } from './open-sections.ts';
import type { Place, Wish } from './read-wishes.ts';
import { appendText, countUnits, sentenceWith, takeUnit } from './units.ts';

type About = { sex: string | null };
type Of<Kind extends Wish['kind']> = Extract<Wish, { kind: Kind }>;

/** One wish, carried out in the sections that it concerns. @throws Refusal in plain words when it cannot be */
export function applyWish(sections: OpenSection[], wish: Wish, about: About): OpenSection[] {
  switch (wish.kind) {
    case 'style':
      return inScope(sections, wish, (section) => ({
        ...section,
        blocks: applyStep(wish.step, section.blocks, about.sex),
      }));
    case 'replace':
      return replace(sections, wish);
    case 'dose':
      return changeDose(sections, wish);
    case 'remove-place': {
      const { sections: left } = takePlace(sections, wish.section, wish.place);
      return left;
    }
    case 'remove':
      return remove(sections, wish, about);
    case 'empty':
      return inScope(sections, wish, (section) => ({ ...section, blocks: [] }));
    case 'add':
      return append(sections, wish.section ?? homeOf(wish.text, sections), [{ text: wish.text, marks: [] }]);
    case 'move':
      return move(sections, wish);
  }
}

const inScope = (
  sections: readonly OpenSection[],
  wish: Wish,
  change: (section: OpenSection) => OpenSection,
): OpenSection[] => sections.map((section) => (isIn(wish, section) ? change(section) : section));

const linesOf = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.map(textOf)).join('\n') : textOf(block.runs),
    )
    .join('\n');
const holds = ({ blocks }: OpenSection, pattern: RegExp): boolean => linesOf(blocks).match(pattern) !== null;

function replace(sections: OpenSection[], wish: Of<'replace'>): OpenSection[] {
  const { to } = wish;
  // “10 to 20 mg”: the unit that stands there already is not written twice
  const unit = /^\d+$/.test(wish.from) ? /^\d+(?:[.,]\d+)? ?(\p{L}+|%)$/u.exec(to)?.[1] : undefined;
  const bare = wish.from.replace(/^(?:all|every|each|the words?|the phrase) /i, '');
  const candidates = [wish.from, bare, bare.replace(/^(?:the|her|his|their) /i, '')].map((words) =>
    unit ? new RegExp(`(?<![\\p{L}\\p{N}.])${words}(?:\\s?${unit})?(?![\\p{L}\\p{N}])`, 'giu') : phrase(words),
  );
  const pattern = candidates.find((each) => sections.some((section) => isIn(wish, section) && holds(section, each)));
  if (!pattern) throw new Refusal(`“${bare}” is not in ${placeName(sections, wish.section)}. Nothing was changed.`);
  return inScope(sections, wish, (section) => ({
    ...section,
    blocks: mapRuns(section.blocks, (runs) => replaceInRuns(runs, pattern, to)),
  }));
}

function remove(sections: OpenSection[], wish: Of<'remove'>, { sex }: About): OpenSection[] {
  const what = wish.step.what.replace(/^(?:the|her|his|their) /i, '');
  const pattern = phrase(what);
  if (!sections.some((section) => isIn(wish, section) && holds(section, pattern)))
    throw new Refusal(`“${what}” is not in ${placeName(sections, wish.section)}. Nothing was changed.`);
  return inScope(sections, wish, (section) =>
    holds(section, pattern) ? { ...section, blocks: applyStep({ ...wish.step, what }, section.blocks, sex) } : section,
  );
}

const plural: Record<Place['unit'], string> = { sentence: 'sentences', paragraph: 'paragraphs', item: 'list items' };

/** The place counts through all sections that are meant, in the order of the note. */
function takePlace(
  sections: OpenSection[],
  only: string | null,
  { unit, at }: Place,
): { sections: OpenSection[]; taken: Run[] } {
  const wanted = sections.filter((section) => isIn({ section: only }, section));
  const total = wanted.reduce((sum, { blocks }) => sum + countUnits(blocks, unit), 0);
  let place = at < 0 ? total + at : at;
  if (place < 0 || place >= total)
    throw new Refusal(`There are ${total} ${plural[unit]} in ${placeName(sections, only)}. Nothing was changed.`);
  for (const section of wanted) {
    const own = countUnits(section.blocks, unit);
    if (place < own) {
      const { blocks, taken } = takeUnit(section.blocks, unit, place);
      return { sections: sections.map((each) => (each === section ? { ...section, blocks } : each)), taken: taken! };
    }
    place -= own;
  }
  return { sections, taken: [] };
}

function move(sections: OpenSection[], { section, what, to }: Of<'move'>): OpenSection[] {
  const { sections: left, taken } =
    'unit' in what ? takePlace(sections, section, what) : takeWords(sections, section, what.words);
  return append(left, to, taken);
}

function takeWords(
  sections: OpenSection[],
  only: string | null,
  words: string,
): { sections: OpenSection[]; taken: Run[] } {
  for (const section of sections) {
    const at = isIn({ section: only }, section) ? sentenceWith(section.blocks, phrase(words)) : -1;
    if (at >= 0) return takePlace(sections, section.key, { unit: 'sentence', at });
  }
  throw new Refusal(`No sentence in ${placeName(sections, only)} holds “${words}”. Nothing was changed.`);
}

const append = (sections: readonly OpenSection[], key: string, runs: readonly Run[]): OpenSection[] =>
  sections.map((section) => (section.key === key ? { ...section, blocks: appendText(section.blocks, runs) } : section));

/** Where a text belongs that was said without a section. */
function homeOf(text: string, sections: readonly OpenSection[]): string {
  const recipe = sections.map(({ key, header }) => ({
    key,
    header,
    instruction: '',
    style: 'paragraph' as const,
    example: '',
    required: false,
    leaveBlankIfNotSaid: false,
  }));
  return placeTyped(text, { sections: recipe })[0]?.section ?? sections.at(-1)!.key;
}
