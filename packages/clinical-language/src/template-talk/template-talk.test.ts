import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairTemplate } from './repair-template.ts';
import { talkToTemplate } from './talk-to-template.ts';

const section = (header: string, rest: Partial<TemplateRecipe['sections'][number]> = {}) => ({
  key: header.toLowerCase().replaceAll(/[^a-z]+/g, '-') || 'none',
  header,
  style: 'paragraph' as const,
  instruction: '',
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
  ...rest,
});
const recipe: TemplateRecipe = {
  generalInstructions: '',
  sections: ['History of present illness', 'Medications', 'Allergies', 'Physical exam', 'Assessment and plan'].map(
    (header) => section(header),
  ),
  macros: [{ trigger: 'usual advice', text: 'Advice was given.', section: 'allergies' }],
  defaultExam: '',
};
const headers = (wish: string) => talkToTemplate(recipe, wish).recipe.sections.map(({ header }) => header);
const styleOf = (wish: string, header: string) =>
  talkToTemplate(recipe, wish).recipe.sections.find((one) => one.header === header)?.style;

describe('talking to a template', () => {
  it('moves and shortens sections', () => {
    const { recipe: talked, notUnderstood } = talkToTemplate(recipe, 'allergies before medications, shorter plan');
    expect(talked.sections.map(({ header }) => header).slice(1, 3)).toEqual(['Allergies', 'Medications']);
    expect(talked.sections.at(-1)).toMatchObject({ header: 'Assessment and plan', style: 'concise' });
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['put the exam first', 'Physical exam', 0],
    ['move HPI to the end', 'History of present illness', 4],
    ['the plan goes after the HPI', 'Assessment and plan', 1],
    ['add a section Social history after allergies', 'Social history', 3],
    ['add Follow-up', 'Follow-up', 5],
    ['rename assessment and plan to "Impression"', 'Impression', 4],
  ])('%s', (wish, header, place) => {
    expect(headers(wish)[place]?.toLowerCase()).toBe(header.toLowerCase());
  });

  it('leaves a section out, and sends its macros elsewhere', () => {
    const { recipe: talked } = talkToTemplate(recipe, 'no allergies please');
    expect(talked.sections.map(({ header }) => header)).not.toContain('Allergies');
    expect(talked.macros).toEqual([{ trigger: 'usual advice', text: 'Advice was given.' }]);
  });

  it.each([
    ['medications as a list', 'Medications', 'bulleted'],
    ['bullets for the exam', 'Physical exam', 'bulleted'],
    ['make the HPI more detailed', 'History of present illness', 'detailed'],
    ['everything concise', 'Allergies', 'concise'],
  ])('%s', (wish, header, style) => expect(styleOf(wish, header)).toBe(style));

  it('keeps what holds for the whole note as it was said', () => {
    const { recipe: talked } = talkToTemplate(recipe, 'Never abbreviate diagnoses. Always name the side');
    expect(talked.generalInstructions).toBe('Never abbreviate diagnoses.\nAlways name the side.');
  });

  it('says what it did not understand, and changes nothing for it', () => {
    const talked = talkToTemplate(recipe, 'shorter plan, more sparkle in the widgets');
    expect(talked.notUnderstood).toEqual(['more sparkle in the widgets']);
    expect(talkToTemplate(recipe, 'labs before vitals')).toEqual({ recipe, notUnderstood: ['labs before vitals'] });
  });

  it('keeps every section under a key of its own, whatever is said', () => {
    const words = fc.constantFrom(
      'add',
      'drop',
      'plan',
      'before',
      'allergies',
      'shorter',
      'rename',
      'to',
      ',',
      'x',
      'first',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (said) => {
        const { sections } = talkToTemplate(recipe, said.join(' ')).recipe;
        expect(sections.length).toBeGreaterThan(0);
        expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
        for (const { header } of sections) expect(header.trim()).not.toBe('');
      }),
    );
  });
});

describe('repairing a template', () => {
  it('leaves a sound one as it is', () => expect(repairTemplate(recipe)).toEqual(recipe));

  it('joins sections of one header with their macros, and drops empty ones', () => {
    const broken = {
      ...recipe,
      sections: [
        section('Plan', { instruction: 'Next steps.' }),
        section('', { key: 'none' }),
        section('PLAN:', { key: 'plan-2', instruction: 'Next steps.\nWho does what.', required: true }),
      ],
      macros: [
        { trigger: 'usual  advice', text: 'Given.', section: 'plan-2' },
        { trigger: 'Usual advice', text: 'Again.' },
        { trigger: ' ', text: 'Never.' },
        { trigger: 'rest', text: 'Rest.', section: 'gone' },
      ],
    };
    expect(repairTemplate(broken)).toMatchObject({
      sections: [{ key: 'plan', header: 'Plan', instruction: 'Next steps.\nWho does what.', required: true }],
      macros: [
        { trigger: 'usual advice', text: 'Given.', section: 'plan' },
        { trigger: 'rest', text: 'Rest.' },
      ],
    });
  });

  it('lets the style follow the instruction, and mends blanks', () => {
    const [meds, hpi, cc] = repairTemplate({
      ...recipe,
      sections: [
        section('Medications', { instruction: 'One line each. {last HbA1c}' }),
        section('HPI', { style: 'bulleted', instruction: 'Full sentences, no bullets.' }),
        section('Chief complaint', { style: 'detailed', instruction: 'In one short phrase.' }),
      ],
    }).sections;
    expect(meds).toMatchObject({ style: 'bulleted', instruction: 'One line each. {{last HbA1c}}' });
    expect(hpi?.style).toBe('paragraph');
    expect(cc?.style).toBe('concise');
  });

  it('finds nothing more to do the second time', () => {
    const text = fc.stringMatching(/^[A-Za-z:{} \n]{0,24}$/);
    const anySection = fc.record({ header: text, instruction: text, example: text });
    fc.assert(
      fc.property(fc.array(anySection, { maxLength: 6 }), text, (found, generalInstructions) => {
        const sections = found.map((one, at) => section(one.header, { ...one, key: `s${at}` }));
        const once = repairTemplate({ ...recipe, generalInstructions, sections });
        expect(repairTemplate(once)).toEqual(once);
      }),
    );
  });
});
