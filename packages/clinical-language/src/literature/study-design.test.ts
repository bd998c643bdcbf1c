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
  [
    'retrospective',
    3,
    'Iron',
    'A recent meta-analysis suggested benefit. We reviewed the charts of 40 patients retrospectively.',
  ],
  ['case-series', 4, 'Iron', 'Randomized evidence is lacking. We describe 4 patients.'],
  ['unknown', null, 'Iron', 'A recent meta-analysis suggested benefit. Iron was given to runners.'],
  ['unknown', null, 'Iron', 'Randomized trials suggested benefit. Iron was given to runners.'],
  ['laboratory', 5, 'Iron', 'Forty adult cats were randomized to iron or placebo. Patients may gain, too.'],
  ['laboratory', 5, 'Iron', 'Healthy horses were randomly assigned to iron.'],
  ['laboratory', 5, 'Iron for sheep and cows', 'They were randomized.'],
  ['meta-analysis', 1, 'Iron', 'We performed a systematic search and meta-analysis of randomised trials.'],
  ['randomised', 1, 'Iron', '## Design\nRandomised, double-blind, placebo-controlled trial.\n## Results\nIron helped.'],
  ['randomised', 1, 'Iron', 'In this double-blind, randomised trial, iron helped runners.'],
] as const)('%s of level %s', (design, level, title, abstract) => {
  expect(designOf({ title, abstract })).toMatchObject({ design, level });
});

test('the type of a publication counts before its words', () => {
  const given = { title: 'Iron', abstract: 'This retrospective report', types: ['Journal Article', 'Meta-Analysis'] };
  expect(designOf(given)).toEqual({ design: 'meta-analysis', level: 1, words: 'Meta-Analysis' });
});

test.each([
  ['review', 5, 'Iron', 'Randomized trials and a meta-analysis showed benefit.', 'Review'],
  ['meta-analysis', 1, 'Iron: a meta-analysis of randomised trials', '', 'Review'],
  ['cohort', 3, 'Iron', 'Patients were randomly assigned in earlier trials.', 'Observational Study'],
  ['case-control', 3, 'Iron', 'This case-control study compared 90 runners.', 'Observational Study'],
  ['laboratory', 5, 'Iron', 'Patients were randomly assigned.', 'Randomized Controlled Trial, Veterinary'],
] as const)('%s of level %s by its type', (design, level, title, abstract, type) => {
  expect(designOf({ title, abstract, types: ['Journal Article', type] })).toMatchObject({ design, level });
});

test('a line of a model without a source and a quote is none', () => {
  expect(readCitedLines('- Iron helps. [S2: "iron helped"]\nIron is good.\nnone\n')).toEqual({
    lines: [{ text: 'Iron helps.', source: 2, quote: 'iron helped' }],
    uncited: 1,
  });
});
