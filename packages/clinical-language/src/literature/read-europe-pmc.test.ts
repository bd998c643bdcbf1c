import { expect, test } from 'vitest';
import { readEuropePmc } from './read-europe-pmc.ts';

const result = {
  id: '11',
  source: 'MED',
  pmid: '11',
  pmcid: 'PMC77',
  doi: '10.1000/ABC.1',
  title: 'Iron in <i>athletes</i> &amp; runners.',
  abstractText: '<h4>Results</h4>Iron rose by 2.5 g/L &lt;0.05. <h4>Conclusions: </h4>It helps.',
  pubYear: '2021',
  journalInfo: { journal: { title: 'The Journal of Trials', nlmid: '0123456' } },
  pubTypeList: { pubType: ['Journal Article', 'Randomized Controlled Trial'] },
};
const replyOf = (...results: object[]) => ({ hitCount: results.length, resultList: { result: results } });

test('a record is read with its headings and without markup', () => {
  expect(readEuropePmc(replyOf(result))).toEqual([
    {
      record: {
        pmid: '11',
        pmcid: 'PMC77',
        doi: '10.1000/abc.1',
        title: 'Iron in athletes & runners.',
        abstract: '## Results\nIron rose by 2.5 g/L <0.05.\n## Conclusions\nIt helps.',
        journal: { title: 'The Journal of Trials', nlmId: '0123456' },
        year: 2021,
        publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
        status: null,
      },
      marks: [],
    },
  ]);
});

test('a retraction marks its record, and its notice the other one', () => {
  const relation = (type: string) => ({
    commentCorrectionList: { commentCorrection: [{ id: '12', source: 'MED', type, reference: 'J Trials. 2022;3' }] },
  });
  const [retracted] = readEuropePmc(replyOf({ ...result, ...relation('Retraction in') }));
  expect(retracted!.record!.status).toEqual({ kind: 'retracted', note: 'J Trials. 2022;3' });
  const notice = { ...result, pubTypeList: { pubType: ['Retraction of Publication'] }, ...relation('Retraction of') };
  expect(readEuropePmc(replyOf(notice))).toEqual([
    { record: null, marks: [{ pmid: '12', kind: 'retracted', note: 'PMID 11' }] },
  ]);
  expect(readEuropePmc(replyOf({ ...result, ...relation('Update in') }))[0]!.record!.status!.kind).toBe('superseded');
});

test.each([null, 'page', {}, { resultList: { result: 'none' } }])('%j has no records', (reply) => {
  expect(readEuropePmc(reply)).toEqual([]);
});

test('a result without anything is an empty record', () => {
  expect(readEuropePmc(replyOf({}))[0]!.record).toMatchObject({ pmid: null, title: '', abstract: '', journal: null });
});
