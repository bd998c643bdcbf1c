import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { escapeHtml } from '../note-html.ts';
import { type ChartLine, type ChartMaterial, linkToLine } from './chart-material.ts';
import { addChartFacts, type Written } from './chart-note.ts';
import { measuresIn } from './measures.ts';

const blank = /\{\{\s*last\s+([^{}\n]{1,60}?)\s*\}\}/gi;
/** A line of an instruction that is a form to fill: "HbA1c: {{last HbA1c}}". */
const formLine = /^[-•*\s]*([^{}\n]{1,60}:\s*\{\{\s*last\s+[^{}\n]{1,60}\}\})[.;]?\s*$/gim;

type Recipe = Pick<TemplateRecipe, 'sections' | 'macros' | 'defaultExam'>;

/** Whether a template asks for values of the chart: then, and only then, the chart must be read for them. */
export function asksForLast({ sections, macros, defaultExam }: Recipe): boolean {
  const texts = [defaultExam, ...macros.map(({ text }) => text), ...sections.map(({ instruction }) => instruction)];
  return texts.some((text) => text.search(blank) >= 0);
}

type Value = { text: string; material: ChartMaterial; line: ChartLine };
/** Names of one thing by which people ask for it. */
const alike = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(?:hba1c|hemoglobina1c|haemoglobina1c|a1c)$/, 'hba1c')
    .replace(/^bp$/, 'bloodpressure')
    .replace(/^(?:hr|pulse)$/, 'heartrate')
    .replace(/^(?:spo2|o2sat|saturation|oxygen)$/, 'oxygensaturation')
    .replace(/^hb$/, 'hemoglobin');

/** The newest value of something that is measured, with the line that names it; null when the chart has none. */
function lastOf(name: string, materials: readonly ChartMaterial[]): Value | null {
  const wanted = alike(name);
  for (const material of materials) {
    // of one visit the last reading counts
    for (const line of material.lines.toReversed()) {
      const found = measuresIn(line.text).find((measure) => alike(measure.name) === wanted);
      if (found) return { text: `${found.value} (${material.date})`, material, line };
    }
  }
  return null;
}

/**
 * Fills blanks of a template such as `{{last HbA1c}}` with the newest value of the chart and its day; the sentence becomes of kind
 * chart and is linked to the line. A blank for which the chart has nothing stays. Lines of a section's instruction that are a form
 * ("HbA1c: {{last HbA1c}}") go to the end of the section when their value is known.
 * @param materials earlier entries, newest first
 * @returns the note, and the ids of the entries that values were taken from
 */
export function fillBlanks(
  note: Written,
  recipe: Recipe,
  materials: readonly ChartMaterial[],
): { note: Written; used: string[] } {
  const used = new Set<string>();
  const fill = (text: string): { text: string; values: Value[] } => {
    const values: Value[] = [];
    const filled = text.replace(blank, (whole, name: string) => {
      const value = lastOf(name, materials);
      if (value) values.push(value);
      return value?.text ?? whole;
    });
    for (const { material } of values) used.add(material.id);
    return { text: filled, values };
  };
  const linksOf = (values: readonly Value[]) => values.map(({ material, line }) => linkToLine(material, line));
  const written = note.sections.map(({ key }) => key);
  const forms = recipe.sections
    .filter(({ key }) => written.includes(key))
    .flatMap(({ key, instruction }) => {
      const own = note.sections.find((section) => section.key === key)!.html;
      return [...instruction.matchAll(formLine)].flatMap((found) => {
        const line = found[1]!;
        if (own.includes(escapeHtml(line))) return [];
        const { text, values } = fill(line);
        return values.length > 0 ? [{ text: `${text}.`, section: key, links: linksOf(values) }] : [];
      });
    });
  const sentences = note.sentences.map((sentence): NoteSentence => {
    const { text, values } = fill(sentence.text);
    return values.length === 0 ? sentence : { ...sentence, text, kind: 'chart', links: linksOf(values) };
  });
  const sections = note.sections.map((section) => ({ ...section, html: fill(section.html).text }));
  return { note: addChartFacts({ sections, sentences }, forms), used: [...used] };
}
