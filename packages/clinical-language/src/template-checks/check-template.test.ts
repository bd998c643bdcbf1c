import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { expect, it } from 'vitest';
import { generalRecipe } from '../general-recipe.ts';
import { kneeVisit } from '../testing/dialogues.ts';
import { checkTemplate } from './check-template.ts';

const visit = { title: 'Knee', dialogue: kneeVisit, facts: ['penicillin rash', 'MRI of the left knee'] };
const recipe: TemplateRecipe = {
  ...generalRecipe,
  macros: [
    { trigger: 'physical therapy', text: 'Exercises were handed out.' },
    { trigger: 'xylophone lessons', text: 'Music was advised.' },
  ],
};
it('tells what each section became, which macros came in, and which facts are there', () => {
  const tried = checkTemplate(visit, recipe, null);
  expect(tried.sections.map(({ key }) => key)).toEqual(recipe.sections.map(({ key }) => key));
  expect(tried.sections.find(({ key }) => key === 'assessment-and-plan')).toMatchObject({
    state: 'written',
    wordsBefore: null,
  });
  expect(tried.macros).toEqual([
    { trigger: 'physical therapy', triggered: true },
    { trigger: 'xylophone lessons', triggered: false },
  ]);
  expect(tried.missing).not.toContain('penicillin rash');
  expect(tried.found).toBeGreaterThan(visit.facts.length);
  expect(tried).toMatchObject({ gained: [], lost: [], misplaced: [], problems: [] });
});

it('names the facts that another recipe loses, and those that it wins back', () => {
  const handed = { ...visit, facts: ['exercises were handed out'] };
  const bare = { ...recipe, macros: [] };
  expect(checkTemplate(handed, bare, recipe)).toMatchObject({ lost: ['exercises were handed out'], gained: [] });
  expect(checkTemplate(handed, recipe, bare)).toMatchObject({ lost: [], gained: ['exercises were handed out'] });
});

it('names the facts that another recipe puts under a header where they do not belong', () => {
  const fewer = { ...recipe, sections: recipe.sections.filter(({ key }) => key !== 'history-of-present-illness') };
  const { misplaced, lost } = checkTemplate(visit, fewer, recipe);
  expect(lost).not.toContain('penicillin rash');
  expect(misplaced).toContainEqual({
    fact: "I'm allergic to penicillin",
    from: 'History of present illness',
    to: 'Chief complaint',
  });
  // a section of its own takes what belongs to it
  expect(checkTemplate(visit, recipe, fewer).misplaced).toEqual([]);
  const renamed = recipe.sections.map((section) => ({ ...section, header: `${section.header} ` }));
  expect(checkTemplate(visit, { ...recipe, sections: renamed }, recipe).misplaced).toEqual([]);
});

it('says in which way a template goes wrong', () => {
  const family = recipe.sections
    .map((section) => ({ ...section, key: 'family', header: 'Family history' }))
    .slice(0, 1);
  const odd = {
    ...recipe,
    sections: [...recipe.sections, { ...family[0]!, required: true, leaveBlankIfNotSaid: true }],
    macros: [{ trigger: 'x y', text: 'Z.', section: 'gone' }],
  };
  const tried = checkTemplate({ ...visit, facts: ['a fact that nobody spoke of'] }, odd, null);
  expect(tried.sections.at(-1)).toMatchObject({ state: 'missing', words: 0, html: '' });
  expect(tried.problems).toEqual(['required-empty', 'expected-missing', 'macro-unplaced']);
  expect(checkTemplate({ ...visit, dialogue: 'Doctor: Hm.' }, odd, null).problems).toContain('nothing-written');
});
