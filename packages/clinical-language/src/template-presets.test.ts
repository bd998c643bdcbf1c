import type { SectionStyle, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeNote } from './compose-note.ts';
import { plainText } from './note-html.ts';
import { sampleVisits } from './samples/sample-visits.ts';
import { read } from './testing/dialogues.ts';
import { allVisits } from './testing/visits/all-visits.ts';

type Section = TemplateRecipe['sections'][number];

const styles: readonly SectionStyle[] = ['concise', 'bulleted', 'paragraph', 'detailed'];
const headers = [
  'Plan',
  'Chief complaint',
  'Dental history',
  'Physical exam',
  'History of present illness',
  'Medications',
  'Allergies',
  'Assessment',
];
const macro = { trigger: 'xylophone lessons', text: 'The usual music advice was given.' };

function section(header: string, style: SectionStyle, rules: Partial<Section> = {}): Section {
  const key = header.toLowerCase().replaceAll(' ', '-');
  return { key, header, style, instruction: '', example: '', required: true, leaveBlankIfNotSaid: true, ...rules };
}

const recipeOf = (sections: Section[], macros: TemplateRecipe['macros'] = []): TemplateRecipe => ({
  generalInstructions: '',
  sections,
  macros,
  defaultExam: 'Lungs: clear to auscultation.\nAbdomen: soft and not tender.',
});

const dialogues = allVisits.slice(0, 20);

it('tries twenty dialogues', () => expect(dialogues).toHaveLength(20));

describe.each(styles)('a template of %s sections', (style) => {
  const recipe = recipeOf(
    headers.map((header) => section(header, style)),
    [macro],
  );

  it.each(dialogues)('keeps its order and invents nothing: $title', ({ source }) => {
    const { sections, sentences } = composeNote({ utterances: read(source), recipe });
    expect(sections.map(({ header }) => header)).toEqual(headers);
    for (const sentence of sentences) expect(sentence.links.length, sentence.text).toBeGreaterThan(0);
    for (const { key, html } of sections) {
      const written = sentences.some((sentence) => sentence.section === key);
      // required or not, a section that nothing was said for stays empty
      expect(plainText(html) !== '', key).toBe(written);
    }
    expect(sections.map(({ html }) => html).join()).not.toContain('music advice');
  });

  it.each(dialogues.slice(0, 4))('brings a macro in once its words are said: $title', ({ source }) => {
    const said = `${source}\nDoctor: And keep up the xylophone lessons.`;
    const { sections, sentences } = composeNote({ utterances: read(said), recipe });
    const plan = sections.find(({ key }) => key === 'plan')!;
    expect(plainText(plan.html)).toContain(macro.text);
    const [text] = sentences.filter((sentence) => sentence.text.includes('music advice'));
    expect(text).toMatchObject({ kind: 'template', links: [{ quote: 'xylophone lessons' }] });
  });
});

describe('any template at all', () => {
  const words = fc.stringMatching(/^[A-Za-z][A-Za-z /&-]{0,30}$/);
  const anySections = fc.uniqueArray(
    fc.record({
      header: fc.oneof(fc.constantFrom(...headers), words),
      style: fc.constantFrom(...styles),
      instruction: fc.oneof(fc.constant(''), words, fc.constant('HbA1c: {{last HbA1c}}')),
      example: fc.oneof(fc.constant(''), words),
      required: fc.boolean(),
      leaveBlankIfNotSaid: fc.boolean(),
    }),
    { minLength: 1, maxLength: 14, selector: ({ header }) => header },
  );
  const source = read(sampleVisits[0].dialogue);

  it('gives its sections in its order, and no sentence without a source but "Not discussed."', () => {
    fc.assert(
      fc.property(
        anySections,
        fc.array(fc.record({ trigger: words, text: words }), { maxLength: 3 }),
        (found, macros) => {
          const sections = found.map((one, at) => ({ ...one, key: `s${at}` }));
          const note = composeNote({ utterances: source, recipe: recipeOf(sections, macros) });
          expect(note.sections.map(({ key, header }) => [key, header])).toEqual(
            sections.map(({ key, header }) => [key, header]),
          );
          for (const { text, links } of note.sentences) if (links.length === 0) expect(text).toBe('Not discussed.');
          for (const { key, leaveBlankIfNotSaid } of sections) {
            const html = note.sections.find((written) => written.key === key)!.html;
            if (!leaveBlankIfNotSaid) expect(html).not.toBe('');
            else expect(html).not.toContain('Not discussed.');
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
