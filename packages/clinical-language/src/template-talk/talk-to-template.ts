import type { SectionStyle, TemplateRecipe, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { findSection } from './find-section.ts';

export type TalkedTemplate = {
  recipe: TemplateRecipe;
  /** Parts of the wish that no rule knows, or that name a section that is not there, as they were said. */
  notUnderstood: string[];
};

type Rule = { pattern: RegExp; apply: (recipe: TemplateRecipe, match: RegExpExecArray) => TemplateRecipe | null };

const styleWords: [RegExp, SectionStyle][] = [
  [/^(?:short(?:er|en)?|brief(?:er)?|concise|terse)$/, 'concise'],
  [/^(?:bullets?|bulleted|bullet points|lists?|listed)$/, 'bulleted'],
  [/^(?:paragraphs?|prose|running text|sentences)$/, 'paragraph'],
  [/^(?:long(?:er)?|lengthen|detailed|more detail(?:ed)?|full(?:er)?)$/, 'detailed'],
];
const anyStyle =
  'short(?:er)?|brief(?:er)?|concise|terse|bullets?|bulleted|bullet points|lists?|listed|paragraphs?|prose|running text|sentences|long(?:er)?|detailed|more detail(?:ed)?|full(?:er)?';

/** Tried in this order; each reads one part of the wish. */
const rules: readonly Rule[] = [
  {
    pattern:
      /^(?:add|insert|include)\s+(?:an?\s+)?(?:new\s+)?(?:section\s+)?(?:called\s+|named\s+)?(.+?)(?:\s+section)?(?:\s+(before|after)\s+(.+))?$/,
    apply: (recipe, [, header = '', where, other = '']) => addSection(recipe, header, where, other),
  },
  {
    pattern: /^(?:remove|delete|drop|omit|leave out|no)\s+(.+)$/,
    apply: (recipe, [, said = '']) => withoutSection(recipe, said),
  },
  {
    pattern: /^(?:rename|call)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/,
    apply: (recipe, [, said = '', header = '']) => change(recipe, said, { header: capital(unquoted(header)) }),
  },
  {
    pattern: /^(?:put|move|place)?\s*(.+?)\s+(?:to|at)\s+(?:the\s+)?(top|beginning|start|end|bottom)$/,
    apply: (recipe, [, said = '', where]) =>
      moveTo(recipe, said, where === 'end' || where === 'bottom' ? recipe.sections.length : 0),
  },
  {
    pattern: /^(?:put|move|place)?\s*(.+?)\s+(?:comes?\s+|goes?\s+)?(first|last)$/,
    apply: (recipe, [, said = '', where]) => moveTo(recipe, said, where === 'last' ? recipe.sections.length : 0),
  },
  {
    pattern: /^(?:put|move|place)?\s*(.+?)\s+(?:comes?\s+|goes?\s+)?(before|above|after|below)\s+(.+)$/,
    apply: (recipe, [, said = '', where = '', other = '']) => moveBeside(recipe, said, where, other),
  },
  {
    pattern: new RegExp(
      `^(?:make|write|keep|use)?\\s*(?:an?\\s+)?(${anyStyle}|shorten|lengthen)\\s+(?:for\\s+|in\\s+)?(.+)$`,
    ),
    apply: (recipe, [, style = '', said = '']) => restyle(recipe, said, style),
  },
  {
    pattern: new RegExp(
      `^(?:make|write|keep)?\\s*(.+?)\\s+(?:is |should be |to be |as |in |into )?(?:an? )?(${anyStyle})$`,
    ),
    apply: (recipe, [, said = '', style = '']) => restyle(recipe, said, style),
  },
  {
    pattern: /^(?:make\s+)?(.+?)\s+(?:is |should be )?(required|optional|mandatory)$/,
    apply: (recipe, [, said = '', rule]) => change(recipe, said, { required: rule !== 'optional' }),
  },
  {
    pattern: /^leave\s+(.+?)\s+blank(?:\s+.*)?$/,
    apply: (recipe, [, said = '']) => change(recipe, said, { leaveBlankIfNotSaid: true }),
  },
];
/** What holds for the whole note goes word for word into its general instructions. */
const general = /^(?:always|never|do not|don't|use|write|avoid|spell|abbreviate|keep|say|give|no abbreviations)\b/i;

/**
 * Changes a template as somebody says: "allergies before medications, shorter plan". Rules only: sections moved, added, removed,
 * renamed, restyled, made required or optional; "always …", "never …" and the like become general instructions. The same words give
 * the same template.
 */
export function talkToTemplate(recipe: TemplateRecipe, wish: string): TalkedTemplate {
  const notUnderstood: string[] = [];
  let talked = recipe;
  for (const part of partsOf(wish)) {
    const plain = part.toLowerCase().replace(/[.!]+$/, '');
    const changed = firstChange(talked, plain) ?? (general.test(part) ? withInstruction(talked, part) : null);
    if (changed) talked = changed;
    else notUnderstood.push(part);
  }
  return { recipe: talked, notUnderstood };
}

const verb =
  '(?:add|insert|include|remove|delete|drop|omit|rename|call|put|move|place|make|write|keep|shorten|leave|always|never)';

function partsOf(wish: string): string[] {
  return wish
    .split(new RegExp(`[,;\\n]+|\\.\\s+|\\s+and\\s+(?=${verb}\\b)`, 'i'))
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:and|then|please|also)\s+/i, '')
        .replace(/\s+please$/i, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Longer than any wish about one section; what is longer is no such thing. */
const longestPart = 200;

function firstChange(recipe: TemplateRecipe, part: string): TemplateRecipe | null {
  if (part.length > longestPart) return null;
  for (const { pattern, apply } of rules) {
    const match = pattern.exec(part);
    const changed = match && apply(recipe, match);
    if (changed) return changed;
  }
  return null;
}

const unquoted = (text: string): string => text.replace(/^["“'‘]+|["”'’]+$/g, '').trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function addSection(recipe: TemplateRecipe, said: string, where: string | undefined, other: string) {
  const header = capital(unquoted(said)).slice(0, 120);
  if (header === '' || recipe.sections.some((section) => section.header.toLowerCase() === header.toLowerCase()))
    return null;
  const beside = where === undefined ? recipe.sections.length - 1 : findSection(recipe.sections, other);
  if (where !== undefined && beside < 0) return null;
  const section: TemplateSection = {
    key: freshKey(recipe.sections),
    header,
    style: 'paragraph',
    instruction: '',
    example: '',
    required: false,
    leaveBlankIfNotSaid: true,
  };
  return { ...recipe, sections: recipe.sections.toSpliced(where === 'before' ? beside : beside + 1, 0, section) };
}

function freshKey(sections: readonly TemplateSection[]): string {
  let number = sections.length + 1;
  while (sections.some(({ key }) => key === `section-${number}`)) number += 1;
  return `section-${number}`;
}

function withoutSection(recipe: TemplateRecipe, said: string): TemplateRecipe | null {
  const gone = recipe.sections[findSection(recipe.sections, said)];
  if (!gone || recipe.sections.length === 1) return null;
  // its macros stay and go where macros go by themselves
  const macros = recipe.macros.map(({ section, ...macro }) =>
    section === gone.key || !section ? macro : { ...macro, section },
  );
  return { ...recipe, sections: recipe.sections.filter((section) => section !== gone), macros };
}

function change(recipe: TemplateRecipe, said: string, part: Partial<TemplateSection>): TemplateRecipe | null {
  const at = findSection(recipe.sections, said);
  if (at < 0) return null;
  return { ...recipe, sections: recipe.sections.with(at, { ...recipe.sections[at]!, ...part }) };
}

function restyle(recipe: TemplateRecipe, said: string, word: string): TemplateRecipe | null {
  const style = styleWords.find(([pattern]) => pattern.test(word))?.[1];
  if (!style) return null;
  if (/^(?:everything|all(?: sections)?|the (?:whole )?note|notes?)$/.test(said)) {
    return { ...recipe, sections: recipe.sections.map((section) => ({ ...section, style })) };
  }
  return change(recipe, said, { style });
}

/** @param to before which of the sections as they stand now */
function moveTo(recipe: TemplateRecipe, said: string, to: number): TemplateRecipe | null {
  const from = findSection(recipe.sections, said);
  if (from < 0) return null;
  const section = recipe.sections[from]!;
  const rest = recipe.sections.toSpliced(from, 1);
  return { ...recipe, sections: rest.toSpliced(to > from ? to - 1 : to, 0, section) };
}

function moveBeside(recipe: TemplateRecipe, said: string, where: string, other: string): TemplateRecipe | null {
  const beside = findSection(recipe.sections, other);
  if (beside < 0 || beside === findSection(recipe.sections, said)) return null;
  return moveTo(recipe, said, where === 'before' || where === 'above' ? beside : beside + 1);
}

function withInstruction(recipe: TemplateRecipe, part: string): TemplateRecipe {
  const line = /[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`;
  const lines = recipe.generalInstructions.trimEnd();
  return { ...recipe, generalInstructions: lines === '' ? line : `${lines}\n${line}` };
}
