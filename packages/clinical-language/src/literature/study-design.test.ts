import { expect, test } from 'vitest';
import { readCitedLines } from './read-cited-lines.ts';
import { designOf } from './study-design.ts';

test.each([
  ['meta-analysis', 1, 'Statins: a meta-analysis of randomised trials', ''],
  ['meta-analysis', 3, 'Coffee: a meta-analysis', 'We pooled 12 cohort studies.'],
  ['randomised', 1, 'Iron', 'Patients were randomly assigned; randomisation was central.'],
  ['randomised-part', 2, 'Post hoc analysis of a randomised trial of iron', ''],
  ['protocol', null, 'Iron in runners: study protocol for a randomised trial', ''],
  ['cohort', 2, 'Iron', 'A prospective study of 90 runners. No randomised trial exists.'],
  ['retrospective', 3, 'Iron', 'Charts of 90 runners were reviewed retrospectively.'],
  ['case-control', 3, 'Iron', 'This case-control study compared 90 runners.'],
  ['case-report', 4, 'Iron overload: a case report', ''],
  ['laboratory', 5, 'Iron', 'Iron was given to rats.'],
  ['laboratory', 5, 'Iron in a rat model: a randomised controlled experiment', 'It may help patients.'],
  ['laboratory', 5, 'Iron: a randomised placebo-controlled experiment', 'Sixty mice were randomised.'],
  ['randomised', 1, 'Iron in women: a randomised trial', 'Iron helped rats before. Women were randomised.'],
  ['randomised', 1, 'Iron before in vitro fertilisation', 'Couples were randomised.'],
  ['guideline', null, 'Guideline on iron deficiency', ''],
  ['unknown', null, 'Iron', 'Runners run.'],
] as const)('%s of level %s', (design, level, title, abstract) => {
  expect(designOf({ title, abstract })).toMatchObject({ design, level });
});

test('the type of a publication counts before its words', () => {
  const given = { title: 'Iron', abstract: 'This retrospective report', types: ['Journal Article', 'Meta-Analysis'] };
  expect(designOf(given)).toEqual({ design: 'meta-analysis', level: 1, words: 'Meta-Analysis' });
});

test('a line of a model without a source and a quote is none', () => {
  expect(readCitedLines('- Iron helps. [S2: "iron helped"]\nIron is good.\nnone\n')).toEqual({
    lines: [{ text: 'Iron helps.', source: 2, quote: 'iron helped' }],
    uncited: 1,
  });
});
