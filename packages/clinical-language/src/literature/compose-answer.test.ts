import { describe, expect, it } from 'vitest';
import { composeAnswer, type FoundSource } from './compose-answer.ts';
import { designOf } from './study-design.ts';
import { questionWords, weigh } from './terms.ts';

const question = 'Does metformin lower HbA1c in adults with prediabetes?';
const terms = weigh(
  questionWords(question),
  new Map([
    ['metformin', 3],
    ['prediabetes', 3],
    ['hba1c', 4],
    ['adults', 60],
    ['lower', 80],
  ]),
  200,
);

function source(id: string, title: string, abstract: string, status: FoundSource['status'] = 'current'): FoundSource {
  return {
    ...designOf({ title, abstract }),
    citation: {
      sourceId: id,
      title,
      journal: null,
      year: 2020,
      pmid: id,
      pmcid: null,
      doi: null,
      licence: null,
      fileName: null,
      url: null,
    },
    status,
    statusNote: '',
    passages: [{ page: 1, text: abstract, rank: 1 }],
  };
}

const trial = source(
  '1',
  'Metformin in prediabetes: a randomised trial',
  '## Objective\nTo study metformin in adults with prediabetes.\n## Methods\n240 adults were randomised to metformin 500 mg twice daily or placebo.\n## Results\nMetformin lowered HbA1c in adults with prediabetes (mean difference −0.4%, 95% CI −0.6 to −0.2).\n## Conclusion\nMetformin lowers HbA1c. Further trials in pregnant women are needed. Metformin is contraindicated in severe renal failure.',
);
const cohort = source(
  '2',
  'A retrospective cohort of metformin in prediabetes',
  'Records of 900 adults with prediabetes were reviewed retrospectively. HbA1c was lower in users of metformin than in non-users.',
);

describe('an answer from the library', () => {
  it('stands word for word in its sources, the higher level first', () => {
    const answer = composeAnswer(terms, [cohort, trial]);
    expect(answer).toMatchObject({ match: true, levelOne: true });
    expect(answer.lines[0]).toMatchObject({ sourceId: '1' });
    for (const { quote, text, sourceId } of [...answer.lines, ...answer.dosing, ...answer.contraindications]) {
      expect(text).toBe(quote);
      expect([trial, cohort].find(({ citation }) => citation.sourceId === sourceId)!.passages[0]!.text).toContain(
        quote,
      );
    }
    expect(answer.studies.map(({ design, level, size, effect }) => [design, level, size, effect])).toEqual([
      [
        'randomised',
        1,
        '240 adults',
        'Metformin lowered HbA1c in adults with prediabetes (mean difference −0.4%, 95% CI −0.6 to −0.2).',
      ],
      ['retrospective', 3, '900 adults', null],
    ]);
    expect(answer.dosing.map(({ text }) => text)).toEqual([
      '240 adults were randomised to metformin 500 mg twice daily or placebo.',
    ]);
    expect(answer.contraindications.map(({ text }) => text)).toEqual([
      'Metformin is contraindicated in severe renal failure.',
    ]);
    expect(answer.groups.map(({ text }) => text)).toEqual(['Further trials in pregnant women are needed.']);
  });

  it('reads short forms, and takes no sentence on how people were before', () => {
    const abstract =
      '## Methods\nAdults with prediabetes were given metformin hydrochloride (MH).\n## Results\nAt baseline HbA1c and metformin use were similar in adults with prediabetes.\nMH improved HbA1c over the following year.';
    const answer = composeAnswer(terms, [source('4', 'Metformin and HbA1c in prediabetes', abstract)]);
    expect(answer.lines[0]!.text).toBe('MH improved HbA1c over the following year.');
  });

  it('says that no study of level 1 was found', () => {
    expect(composeAnswer(terms, [cohort])).toMatchObject({ match: true, levelOne: false });
  });

  it('lists what was retracted and does not use it', () => {
    const answer = composeAnswer(terms, [{ ...trial, status: 'retracted' }, cohort]);
    expect(answer.lines.every(({ sourceId }) => sourceId === '2')).toBe(true);
    expect(answer.studies.find(({ citation }) => citation.sourceId === '1')).toMatchObject({
      status: 'retracted',
      used: false,
    });
    expect(answer.levelOne).toBe(false);
  });

  it('puts what is superseded after what holds', () => {
    const answer = composeAnswer(terms, [{ ...trial, status: 'superseded' }, cohort]);
    expect(answer.lines[0]!.sourceId).toBe('2');
  });

  it('finds nothing where the library says nothing to it', () => {
    const other = source('3', 'Sleep in nurses', 'A survey of 40 adults found lower sleep quality in nurses.');
    expect(composeAnswer(terms, [other])).toMatchObject({ match: false, lines: [], studies: [] });
    expect(composeAnswer([], [trial]).match).toBe(false);
  });

  it('measures what is near by what it can use', () => {
    const partly = source(
      '5',
      'Metformin in prediabetes',
      'Metformin was given to 90 people. Metformin lowered weight in prediabetes.',
    );
    const exact = source('6', question, `${question} Metformin lowered HbA1c in adults with prediabetes.`, 'retracted');
    expect(composeAnswer(terms, [partly]).match).toBe(true);
    for (const near of [exact, { ...exact, status: 'current' as const, design: 'protocol' as const, level: null }])
      expect(composeAnswer(terms, [near, partly]).lines.map(({ sourceId }) => sourceId)).toContain('5');
  });

  it('quotes no half of a sentence that a page cut', () => {
    const text = 'recommended for adults with prediabetes to lower HbA1c by metformin. Metformin is dosed by weight.';
    const cut = source('7', 'Metformin in prediabetes', text);
    const before =
      'Metformin helps in prediabetes and lowers HbA1c. In adults with prediabetes metformin lowers HbA1c not';
    const file = { ...cut, citation: { ...cut.citation, fileName: 'a.pdf' } };
    const pages = [before, text].map((page, at) => ({ page: at + 1, text: page, rank: 1 }));
    const { lines, groups, dosing } = composeAnswer(terms, [{ ...file, passages: pages }]);
    const quotes = [...lines, ...groups, ...dosing].map(({ quote }) => quote);
    expect(quotes).toContain('Metformin helps in prediabetes and lowers HbA1c.');
    expect(quotes.filter((quote) => /^recommended|not$/.test(quote))).toEqual([]);
  });

  it.each([
    'It is believed that metformin lowers HbA1c in adults with prediabetes.',
    'Metformin is thought to lower HbA1c in adults with prediabetes.',
    'We hypothesized that metformin lowers HbA1c in adults with prediabetes.',
    'Earlier studies suggested that metformin lowers HbA1c in adults with prediabetes.',
    'Little is known of how metformin lowers HbA1c in adults with prediabetes.',
    'Metformin lowers HbA1c in adults with prediabetes, as many hope.',
  ])('quotes what an abstract concludes, not what was held before: %s', (belief) => {
    const text = `${belief} Metformin was given to 90 people for a year. Metformin did not lower HbA1c more than placebo. Further trials are needed.`;
    const [first] = composeAnswer(terms, [source('8', 'Metformin and HbA1c in prediabetes', text)]).lines;
    expect(first!.text).toBe('Metformin did not lower HbA1c more than placebo.');
  });
});
