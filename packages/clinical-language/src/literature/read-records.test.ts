import { describe, expect, it } from 'vitest';
import type { ReadRecord } from './literature-record.ts';
import { readPubmedXml } from './read-pubmed-xml.ts';
import { readNbib, readRis } from './read-tagged.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
async function all(records: AsyncIterable<ReadRecord>): Promise<ReadRecord[]> {
  const out: ReadRecord[] = [];
  for await (const one of records) out.push(one);
  return out;
}

const article = (
  pmid: string,
  more = '',
  types = 'Randomized Controlled Trial',
) => `<PubmedArticle><MedlineCitation Status="MEDLINE">
<PMID Version="1">${pmid}</PMID><Article PubModel="Print"><Journal><JournalIssue><PubDate><Year>2021</Year></PubDate></JournalIssue>
<Title>The Journal of Trials &amp; Errors</Title></Journal><ArticleTitle>Iron in <i>athletes</i>.</ArticleTitle>
<Abstract><AbstractText Label="RESULTS">Iron rose by 2&#x00B7;5 g/L &lt;0.05.</AbstractText><AbstractText Label="CONCLUSIONS">It helps.</AbstractText></Abstract>
<PublicationTypeList><PublicationType UI="D0">${types}</PublicationType></PublicationTypeList></Article>
<MedlineJournalInfo><NlmUniqueID>0123456</NlmUniqueID></MedlineJournalInfo>${more}</MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="doi">10.1000/ABC.1</ArticleId><ArticleId IdType="pmc">PMC77</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`;
const set = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE PubmedArticleSet><PubmedArticleSet>${inner}</PubmedArticleSet>`;
const corrections = (type: string, pmid: string) =>
  `<CommentsCorrectionsList><CommentsCorrections RefType="${type}"><RefSource>J Trials. 2022;3</RefSource><PMID>${pmid}</PMID></CommentsCorrections></CommentsCorrectionsList>`;

describe('PubMed XML', () => {
  it.each([1, 7, 64, 100_000])('is read in pieces of %i characters', async (size) => {
    const [one, two, ...more] = await all(readPubmedXml(inPieces(set(article('11') + article('12')), size)));
    expect(more).toEqual([]);
    expect(two!.record!.pmid).toBe('12');
    expect(one!.record).toEqual({
      pmid: '11',
      pmcid: 'PMC77',
      doi: '10.1000/abc.1',
      title: 'Iron in athletes.',
      abstract: '## Results\nIron rose by 2·5 g/L <0.05.\n## Conclusions\nIt helps.',
      journal: { title: 'The Journal of Trials & Errors', nlmId: '0123456' },
      year: 2021,
      publicationTypes: ['Randomized Controlled Trial'],
      status: null,
    });
  });

  it('tells what was retracted, by the record itself and by its notice, and what was deleted', async () => {
    const text = set(
      article('11', corrections('RetractionIn', '99')) +
        article('99', corrections('RetractionOf', '11'), 'Retraction of Publication') +
        '<DeleteCitation><PMID Version="1">12</PMID></DeleteCitation>',
    );
    const [own, notice, deleted] = await all(readPubmedXml(inPieces(text, 50)));
    expect(own!.record!.status).toEqual({ kind: 'retracted', note: 'J Trials. 2022;3' });
    expect(notice).toEqual({ record: null, marks: [{ pmid: '11', kind: 'retracted', note: 'PMID 99' }] });
    expect(deleted!.marks).toEqual([{ pmid: '12', kind: 'deleted', note: 'Deleted from PubMed' }]);
  });

  it('says that a file ends too early, and fetches nothing that it names', async () => {
    await expect(all(readPubmedXml(inPieces(set(article('11')).slice(0, 400), 50)))).rejects.toThrow('ends within');
    const named = set(article('11').replace('athletes', '&file; &#0;'));
    const [{ record } = { record: null }] = await all(
      readPubmedXml(inPieces(`<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>${named}`, 90)),
    );
    expect(record!.title).toBe('Iron in &file; .');
  });
});

describe('NBIB and RIS', () => {
  const nbib = `PMID- 21
TI  - Zinc and colds: a randomised
      trial.
LID - 10.1000/zn [doi]
AB  - BACKGROUND: Colds last. RESULTS: Zinc shortened colds by 1.6 days.
JT  - Journal of Colds
JID - 7654321
DP  - 2019 Mar 4
PT  - Journal Article
RIN - J Colds. 2020;1. PMID: 22

PMID- 22
TI  - Retraction.
PT  - Retraction of Publication
ROF - J Colds. 2019;1. PMID: 21
`;

  it('reads what PubMed exports', async () => {
    const [one, notice] = await all(readNbib(inPieces(nbib, 13)));
    expect(one!.record).toMatchObject({
      pmid: '21',
      doi: '10.1000/zn',
      title: 'Zinc and colds: a randomised trial.',
      abstract: '## Background\nColds last. \n## Results\nZinc shortened colds by 1.6 days.',
      journal: { title: 'Journal of Colds', nlmId: '7654321' },
      year: 2019,
      status: { kind: 'retracted', note: 'J Colds. 2020;1. PMID: 22' },
    });
    expect(notice).toEqual({ record: null, marks: [{ pmid: '21', kind: 'retracted', note: 'PMID 22' }] });
  });

  it('reads what reference managers write', async () => {
    const ris =
      'TY  - JOUR\r\nTI  - RETRACTED: Tea and sleep\r\nJO  - Sleep Letters\r\nPY  - 2018/05//\r\nDO  - https://doi.org/10.1000/TEA\r\nAB  - Tea shortens\r\nsleep.\r\nER  - \r\n';
    expect(await all(readRis(inPieces(ris, 11)))).toMatchObject([
      {
        record: {
          title: 'RETRACTED: Tea and sleep',
          doi: '10.1000/tea',
          year: 2018,
          abstract: 'Tea shortens sleep.',
          pmid: null,
          status: { kind: 'retracted' },
        },
        marks: [],
      },
    ]);
  });
});
