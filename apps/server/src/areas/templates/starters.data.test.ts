import { StarterTemplate } from '@clinical/contract/templates/templates.schemas';
import { describe, expect, test } from 'vitest';
import { starters } from './starters.data.ts';
import { templateContent } from './template-content.ts';

test('every starter has a key, a title and a menu label of its own', () => {
  for (const name of ['key', 'title', 'nickname'] as const) {
    expect(new Set(starters.map((starter) => starter[name])).size).toBe(starters.length);
  }
});

test('at least 25 specialties have one', () => {
  const specialties = new Set(starters.map(({ specialty }) => specialty));
  expect(specialties.size).toBeGreaterThanOrEqual(25 + 1);
});

describe.each(starters)('$title', (starter) => {
  test('can be chosen as it is', () => {
    expect(StarterTemplate.parse(starter)).toEqual(starter);
    expect(templateContent(starter).recipe.sections).toEqual(starter.sections);
  });

  test('tells of every section what belongs in it, and of some that they must be there', () => {
    for (const section of starter.sections) expect(section.instruction, section.header).not.toBe('');
    expect(starter.sections.some((section) => section.required)).toBe(true);
    expect(starter.generalInstructions).not.toBe('');
  });

  test('has one heading a section', () => {
    const headers = starter.sections.map((section) => section.header.toLowerCase());
    expect(new Set(headers).size).toBe(headers.length);
  });

  test('says of an exam only what will be said: it brings no normal findings of its own', () => {
    expect(starter.defaultExam).toBe('');
  });
});
