import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRecipe, nothing, readRecipe, recipeParts, unchanged } from './recipe-text.ts';

const anyText = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', '\n', ':', '#', '|', '[', '-', '"', 'Form: ', '## ', '[[', '\r\n'),
  maxLength: 24,
});
const name = fc.stringMatching(/^[A-Za-z][A-Za-z |#:[ ]{0,18}[a-z]$/);
const anyRecipe: fc.Arbitrary<TemplateRecipe> = fc
  .record({
    generalInstructions: anyText,
    sections: fc.uniqueArray(
      fc.record({
        key: fc.stringMatching(/^[a-z0-9-]{1,8}$/),
        header: name,
        style: fc.constantFrom('concise' as const, 'bulleted' as const, 'paragraph' as const, 'detailed' as const),
        instruction: anyText,
        example: anyText,
        required: fc.boolean(),
        leaveBlankIfNotSaid: fc.boolean(),
      }),
      { selector: ({ key }) => key, minLength: 1, maxLength: 6 },
    ),
    macros: fc.uniqueArray(
      fc.record({ trigger: name, text: fc.stringMatching(/^[A-Za-z ]{0,10}[a-z]$/), placed: fc.boolean() }),
      { selector: ({ trigger }) => trigger.replaceAll(/\s+/g, ' ').toLowerCase(), maxLength: 4 },
    ),
    defaultExam: anyText,
  })
  .map(({ macros, ...recipe }) => ({
    ...recipe,
    macros: macros.map(({ trigger, text, placed }) => ({
      trigger,
      text,
      ...(placed ? { section: recipe.sections[0]!.key } : {}),
    })),
  }));

const section = (key: string, header: string) => ({
  key,
  header,
  style: 'paragraph' as const,
  instruction: 'As it was said.',
  example: '',
  required: true,
  leaveBlankIfNotSaid: false,
});
const recipe: TemplateRecipe = {
  generalInstructions: 'Short sentences.',
  sections: [section('history', 'History'), section('plan', 'Plan')],
  macros: [{ trigger: 'usual advice', text: 'Advice was given.', section: 'plan' }],
  defaultExam: 'Heart: regular.',
};

describe('a template in words', () => {
  it('is the same template when it is read back, whatever stands in it', () => {
    fc.assert(
      fc.property(anyRecipe, (any) => {
        expect(readRecipe(describeRecipe(any), any)).toEqual(any);
      }),
      { numRuns: 400 },
    );
  });

  it('has every section once and under a key of its own, whatever is read', () => {
    const reply = fc.record({ general: anyText, sections: anyText, macros: anyText, exam: anyText });
    fc.assert(
      fc.property(reply, (text) => {
        const read = readRecipe({ ...text, sections: `## history | History\n${text.sections}` }, recipe)!;
        const keys = read.sections.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, header } of read.sections) expect([key, header.trim()]).not.toContain('');
        for (const { section: place } of read.macros) if (place) expect(keys).toContain(place);
      }),
    );
  });

  it('holds nothing that looks like the end of a part', () => {
    const text = describeRecipe({ ...recipe, generalInstructions: '[[end]]', defaultExam: '[[section: plan]]' });
    expect(Object.values(text).join('\n')).not.toContain('[[');
  });
});

describe('a template as a model changed it', () => {
  it('keeps what is not spoken of', () => {
    expect(readRecipe({}, recipe)).toEqual(recipe);
    expect(readRecipe(Object.fromEntries(recipeParts.map((part) => [part, unchanged])), recipe)).toEqual(recipe);
    expect(readRecipe({ sections: '## history | History\n## plan | Plan' }, recipe)).toEqual(recipe);
  });

  it('has sections moved, changed, added and taken out', () => {
    const read = readRecipe(
      {
        general: nothing,
        sections:
          '## plan | Next steps\nForm: Bulleted\nInstruction: First line.\n  Second line.\n\n## new | Allergies\nRequired: yes',
      },
      recipe,
    );
    expect(read).toEqual({
      ...recipe,
      generalInstructions: '',
      sections: [
        { ...section('plan', 'Next steps'), style: 'bulleted', instruction: 'First line.\nSecond line.' },
        { ...section('allergies', 'Allergies'), instruction: '', leaveBlankIfNotSaid: true },
      ],
    });
  });

  it('sends the macros of a section that is gone elsewhere', () => {
    expect(readRecipe({ sections: '## history | History' }, recipe)?.macros).toEqual([
      { trigger: 'usual advice', text: 'Advice was given.' },
    ]);
  });

  it('is none when its sections are no sections', () => {
    expect(readRecipe({ sections: 'Certainly! Here is your template.' }, recipe)).toBeNull();
  });
});
