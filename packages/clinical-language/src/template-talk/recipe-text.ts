import type {
  SectionStyle,
  TemplateMacro,
  TemplateRecipe,
  TemplateSection,
} from '@clinical/contract/templates/templates.schemas';

/** The parts of a template as plain text: how a model reads it, and how it answers. */
export const recipeParts = ['general', 'sections', 'macros', 'exam'] as const;
export type RecipeText = Record<(typeof recipeParts)[number], string>;

/** Stands for a part that stays as it is, and for one that shall hold nothing. */
export const unchanged = '(unchanged)';
export const nothing = '(none)';

const styles: readonly SectionStyle[] = ['concise', 'bulleted', 'paragraph', 'detailed'];
type Field = [name: string, value: string];

/** A template in words. `readRecipe` reads it back as it was. */
export function describeRecipe({ generalInstructions, sections, macros, defaultExam }: TemplateRecipe): RecipeText {
  return {
    general: inert(generalInstructions) || nothing,
    sections: sections
      .map((section) => record(`${section.key} | ${oneLine(section.header)}`, fieldsOf(section)))
      .join('\n\n'),
    macros:
      macros
        .map(({ trigger, section, text }) =>
          record(oneLine(trigger), [...(section === undefined ? [] : [['Section', section] as Field]), ['Text', text]]),
        )
        .join('\n\n') || nothing,
    exam: inert(defaultExam) || nothing,
  };
}

const fieldsOf = ({ style, required, leaveBlankIfNotSaid, instruction, example }: TemplateSection): Field[] => [
  ['Form', style],
  ['Required', yesNo(required)],
  ['Blank if not said', yesNo(leaveBlankIfNotSaid)],
  ['Instruction', instruction],
  ['Example', example],
];

const record = (name: string, fields: readonly Field[]): string =>
  [`## ${inert(name)}`, ...fields.map(([field, value]) => `${field}: ${inert(value).replaceAll('\n', '\n  ')}`)].join(
    '\n',
  );
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Words that cannot be taken for a mark of the reply's form. */
const inert = (text: string): string => text.replaceAll(/\[(?=\[)/g, '[ ').replaceAll('\r\n', '\n');

/**
 * A template out of such a text. A part or a field that is missing stays as it is in `before`, and so does one that differs from it in
 * nothing but spaces; a section or macro that is not named is left out. Null when the text holds no section and does not say that they
 * stay.
 */
export function readRecipe(text: Partial<RecipeText>, before: TemplateRecipe): TemplateRecipe | null {
  const sections = stays(text.sections) ? before.sections : readSections(text.sections ?? '', before.sections);
  if (sections.length === 0) return null;
  const keys = new Set(sections.map(({ key }) => key));
  const macros = stays(text.macros) ? before.macros : readMacros(text.macros ?? '', before.macros);
  return {
    generalInstructions: readText(text.general, before.generalInstructions),
    sections,
    // what belongs to a section that is gone goes where macros go by themselves
    macros: macros.map(({ section, ...macro }) => (section && keys.has(section) ? { ...macro, section } : macro)),
    defaultExam: readText(text.exam, before.defaultExam),
  };
}

const stays = (part: string | undefined): boolean => part === undefined || part.trim() === '' || is(part, unchanged);
const is = (part: string, mark: string): boolean => part.trim().toLowerCase() === mark;

function readText(part: string | undefined, before: string): string {
  if (stays(part)) return before;
  return is(part!, nothing) ? '' : same(part!.trim(), before);
}

/** What it was, where it says nothing else. */
function same(now: string, before: string): string {
  const folded = (text: string) =>
    inert(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
  return folded(now) === folded(before) ? before : now;
}

type Entry = { name: string; fields: Map<string, string> };
const fieldLine = /^\s?(form|required|blank if not said|instruction|example|section|text)\s*:[^\S\n]?(.*)$/i;

/** Lines under `## name`, by the field that each belongs to. */
function readEntries(part: string): Entry[] {
  const entries: Entry[] = [];
  let open: string | null = null;
  for (const line of part.replaceAll('\r\n', '\n').split('\n')) {
    const entry = entries.at(-1);
    const name = /^##\s*(.+)$/.exec(line)?.[1];
    const field = fieldLine.exec(line);
    if (name !== undefined) {
      entries.push({ name: name.trim(), fields: new Map() });
      open = null;
    } else if (entry && field) {
      open = field[1]!.toLowerCase();
      entry.fields.set(open, field[2]!);
    } else if (entry && open !== null) {
      entry.fields.set(open, `${entry.fields.get(open)!}\n${line.replace(/^ {1,2}/, '')}`);
    }
  }
  return entries;
}

function readSections(part: string, before: readonly TemplateSection[]): TemplateSection[] {
  const taken = new Set<string>();
  return readEntries(part).flatMap(({ name, fields }) => {
    const bar = name.indexOf('|');
    const said = bar < 0 ? name : name.slice(bar + 1).trim();
    const known = before.find(({ key, header }) =>
      bar < 0 ? oneLine(header).toLowerCase() === said.toLowerCase() : key === name.slice(0, bar).trim(),
    );
    const was = known && !taken.has(known.key) ? known : undefined;
    const header = was && inert(oneLine(was.header)) === said ? was.header : said;
    if (header === '') return [];
    const key = was?.key ?? freshKey(header, taken, before);
    taken.add(key);
    const field = (of: string, value: string) => same((fields.get(of) ?? inert(value)).trim(), value);
    const style = styles.find((each) => each === fields.get('form')?.trim().toLowerCase());
    return [
      {
        key,
        header,
        style: style ?? was?.style ?? 'paragraph',
        instruction: field('instruction', was?.instruction ?? ''),
        example: field('example', was?.example ?? ''),
        required: readYes(fields.get('required'), was?.required ?? false),
        leaveBlankIfNotSaid: readYes(fields.get('blank if not said'), was?.leaveBlankIfNotSaid ?? true),
      },
    ];
  });
}

function readYes(value: string | undefined, before: boolean): boolean {
  const said = value?.trim().toLowerCase();
  return said === 'yes' ? true : said === 'no' ? false : before;
}

/** Of a new section; no key of the template, a deleted section's neither, for notes know it by that. */
function freshKey(header: string, taken: ReadonlySet<string>, before: readonly TemplateSection[]): string {
  const slug =
    header
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 50) || 'section';
  const free = (key: string) => !taken.has(key) && !before.some((section) => section.key === key);
  if (free(slug)) return slug;
  let number = 2;
  while (!free(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

function readMacros(part: string, before: readonly TemplateMacro[]): TemplateMacro[] {
  if (is(part, nothing)) return [];
  return readEntries(part).flatMap(({ name, fields }) => {
    const was = before.find(({ trigger }) => inert(oneLine(trigger)).toLowerCase() === name.toLowerCase());
    const trigger = was && inert(oneLine(was.trigger)) === name ? was.trigger : name;
    const text = same((fields.get('text') ?? inert(was?.text ?? '')).trim(), was?.text ?? '');
    if (trigger.length < 2 || text === '') return [];
    const section = fields.get('section')?.trim() ?? was?.section;
    return [{ trigger, text, ...(section && !is(section, nothing) ? { section } : {}) }];
  });
}
