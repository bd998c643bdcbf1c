import { describe, expect, it } from 'vitest';
import { templateChanges, type TemplateText } from './template-changes.rules.ts';

const section = (key: string, header: string) => ({
  key,
  header,
  style: 'paragraph' as const,
  instruction: `About ${header}`,
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});
const before: TemplateText = {
  title: 'Visit',
  nickname: '',
  generalInstructions: '',
  sections: [section('history', 'History'), section('exam', 'Exam'), section('plan', 'Plan')],
  macros: [{ trigger: 'usual advice', text: 'Advice was given.', section: 'plan' }],
  defaultExam: '',
};

describe('what changed in a template', () => {
  it('is nothing between two that are the same', () => {
    expect(templateChanges(before, structuredClone(before))).toEqual([]);
  });

  it('names each part of a section, and sections that came or went', () => {
    const [history, , plan] = before.sections;
    const after = {
      ...before,
      title: 'Short visit',
      sections: [history!, { ...plan!, header: 'Next steps', style: 'bulleted' as const }, section('labs', 'Labs')],
    };
    expect(templateChanges(before, after).map(({ place, name, field, kind }) => [place, name, field, kind])).toEqual([
      ['title', '', null, 'changed'],
      ['section', 'Next steps', 'header', 'changed'],
      ['section', 'Next steps', 'style', 'changed'],
      ['section', 'Labs', null, 'added'],
      ['section', 'Exam', null, 'removed'],
    ]);
  });

  it('tells a new order once', () => {
    const after = { ...before, sections: before.sections.toReversed() };
    expect(templateChanges(before, after)).toEqual([
      {
        place: 'order',
        name: '',
        field: null,
        kind: 'changed',
        before: 'History\nExam\nPlan',
        after: 'Plan\nExam\nHistory',
      },
    ]);
  });

  it('knows a macro by its trigger', () => {
    const after = {
      ...before,
      macros: [
        { trigger: 'Usual Advice', text: 'Advice and a leaflet were given.', section: 'plan' },
        { trigger: 'normal knee', text: 'The knee is stable.' },
      ],
    };
    expect(templateChanges(before, after).map(({ name, kind }) => [name, kind])).toEqual([
      ['Usual Advice', 'changed'],
      ['normal knee', 'added'],
    ]);
    expect(templateChanges(after, { ...after, macros: [] }).map(({ kind }) => kind)).toEqual(['removed', 'removed']);
  });
});
