import type { TemplateMacro, TemplateRecipe, TemplateSection } from '@clinical/contract/templates/templates.schemas';

/**
 * Cleans a broken or contradictory template without a model: sections without a header go when they say nothing, those under the same
 * header become one, a style that its own instruction contradicts follows the instruction, instructions and macros that stand twice
 * stand once, macros without words or text go, and blanks with a wrong number of braces become `{{last …}}`. A template that is fine
 * comes back as it is.
 */
export function repairTemplate(recipe: TemplateRecipe): TemplateRecipe {
  const joined = joinSections(recipe.sections.map(tidySection));
  return {
    generalInstructions: tidyText(recipe.generalInstructions),
    sections: joined.sections
      .map(followInstruction)
      .map((section) => ({ ...section, header: section.header || 'Untitled' })),
    macros: tidyMacros(recipe.macros, joined),
    defaultExam: tidyText(recipe.defaultExam),
  };
}

/** Blanks mended, ends of lines bare, the same line only once. */
function tidyText(text: string): string {
  const lines = mendBlanks(text)
    .split('\n')
    .map((line) => line.trimEnd());
  const seen = new Set<string>();
  const once = lines.filter((line) => {
    const key = line.trim().toLowerCase();
    if (key === '') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `{last HbA1c}`, `{{last HbA1c}` and `{{ last HbA1c }}` all mean the same. */
const mendBlanks = (text: string): string =>
  text.replace(
    /\{{1,3}[ \t]{0,4}last[ \t]{1,4}([^{}\n]{1,60}?)[ \t]{0,4}\}{1,3}/gi,
    (_, name: string) => `{{last ${name}}}`,
  );

function tidySection(section: TemplateSection): TemplateSection {
  const header = section.header
    .replace(/\s+/g, ' ')
    .replace(/[\s:;]+$/, '')
    .trim();
  return {
    ...section,
    header,
    instruction: tidyText(section.instruction),
    example: mendBlanks(section.example).trim(),
  };
}

type Joined = { sections: TemplateSection[]; into: Map<string, string> };

/** `into` leads from the key of each section to the key of the one that it is now part of. */
function joinSections(sections: readonly TemplateSection[]): Joined {
  const kept: TemplateSection[] = [];
  const into = new Map<string, string>();
  for (const section of sections) {
    if (section.header === '' && section.instruction === '' && section.example === '') continue;
    const at = kept.findIndex(({ header }) => header.toLowerCase() === section.header.toLowerCase());
    const same = kept[at];
    into.set(section.key, same?.key ?? section.key);
    if (!same) kept.push(section);
    else
      kept[at] = {
        ...same,
        instruction: tidyText(`${same.instruction}\n${section.instruction}`).slice(0, 2_000),
        example: same.example || section.example,
        required: same.required || section.required,
      };
  }
  return { sections: kept, into };
}

const asList = /\b(?:bullet(?:s|ed)?|bullet points?|as a list|one (?:line|item) (?:each|per)|list each)\b/i;
const asText = /\b(?:in prose|running text|as a paragraph|one paragraph|full sentences|no bullets|without bullets)\b/i;
const asShort = /\b(?:one (?:short )?(?:phrase|sentence)|in a few words|very (?:short|brief))\b/i;

/** An instruction is what somebody wrote; the style may have been left as it was. */
function followInstruction(section: TemplateSection): TemplateSection {
  const { style, instruction } = section;
  if (asText.test(instruction)) return style === 'bulleted' ? { ...section, style: 'paragraph' } : section;
  if (asList.test(instruction)) return style === 'bulleted' ? section : { ...section, style: 'bulleted' };
  return asShort.test(instruction) && style === 'detailed' ? { ...section, style: 'concise' } : section;
}

/** Of two macros for the same words the first holds: only one can stand in the note. */
function tidyMacros(macros: readonly TemplateMacro[], { into }: Joined): TemplateMacro[] {
  const seen = new Set<string>();
  return macros.flatMap(({ trigger, text, section }) => {
    const words = trigger.replace(/\s+/g, ' ').trim();
    if (words.length < 2 || text.trim() === '' || seen.has(words.toLowerCase())) return [];
    seen.add(words.toLowerCase());
    const place = section === undefined ? undefined : into.get(section);
    return [{ trigger: words, text: mendBlanks(text).trim(), ...(place ? { section: place } : {}) }];
  });
}
