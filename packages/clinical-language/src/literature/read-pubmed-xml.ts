import {
  bareDoi,
  barePmcid,
  barePmid,
  isNotice,
  type LiteratureMark,
  oneLine,
  type ReadRecord,
  retractedTitle,
  yearOf,
} from './literature-record.ts';
import { childOf, childrenOf, parseXml, textOf, type XmlElement } from './xml-element.ts';

/** A record of a real file has some ten thousand characters. */
const longestRecord = 4_000_000;
const starts = /<(PubmedArticle|DeleteCitation)[\s>]/;

/** Records of a PubMed file as they come, so that a file of any size needs the room of one record. @throws Error for a record without an end */
export async function* readPubmedXml(chunks: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  let held = '';
  for await (const chunk of chunks) {
    held += chunk;
    for (;;) {
      const start = starts.exec(held);
      if (!start) {
        // a tag may begin at the end of a piece
        held = held.slice(-40);
        break;
      }
      const close = `</${start[1]}>`;
      const end = held.indexOf(close, start.index);
      if (end < 0) {
        held = held.slice(start.index);
        if (held.length > longestRecord) throw new Error('a record has no end');
        break;
      }
      const xml = held.slice(start.index, end + close.length);
      held = held.slice(end + close.length);
      yield readElement(parseXml(xml));
    }
  }
  if (starts.test(held)) throw new Error('the file ends within a record');
}

function readElement(root: XmlElement | null): ReadRecord {
  if (root === null) return { record: null, marks: [] };
  return root.name === 'DeleteCitation' ? readDeletions(root) : readArticle(root);
}

function readDeletions(root: XmlElement): ReadRecord {
  const marks = childrenOf(root, 'PMID').flatMap((pmid): LiteratureMark[] => {
    const found = barePmid(textOf(pmid));
    return found === null ? [] : [{ pmid: found, kind: 'deleted', note: 'Deleted from PubMed' }];
  });
  return { record: null, marks };
}

const relations: Readonly<Record<string, { own: boolean; kind: 'retracted' | 'superseded' }>> = {
  RetractionIn: { own: true, kind: 'retracted' },
  RetractionOf: { own: false, kind: 'retracted' },
  UpdateIn: { own: true, kind: 'superseded' },
  UpdateOf: { own: false, kind: 'superseded' },
};

function readArticle(root: XmlElement): ReadRecord {
  const citation = childOf(root, 'MedlineCitation');
  const article = citation && childOf(citation, 'Article');
  if (!citation || !article) return { record: null, marks: [] };
  const pmid = barePmid(textOf(childOf(citation, 'PMID')));
  const types = childrenOf(childOf(article, 'PublicationTypeList'), 'PublicationType').map((one) =>
    oneLine(textOf(one)),
  );
  const title = oneLine(textOf(childOf(article, 'ArticleTitle')));
  const marks: LiteratureMark[] = [];
  const own: { kind: 'retracted' | 'superseded'; note: string }[] = [];
  for (const one of childrenOf(childOf(citation, 'CommentsCorrectionsList'), 'CommentsCorrections')) {
    const relation = relations[one.attributes['RefType'] ?? ''];
    if (!relation) continue;
    const note = oneLine(textOf(childOf(one, 'RefSource')));
    const other = barePmid(textOf(childOf(one, 'PMID')));
    if (relation.own) own.push({ kind: relation.kind, note });
    else if (other !== null)
      marks.push({ pmid: other, kind: relation.kind, note: pmid === null ? '' : `PMID ${pmid}` });
  }
  if (types.some((type) => /^retracted publication$/i.test(type)) || retractedTitle.test(title))
    own.push({ kind: 'retracted', note: '' });
  const status = own.find(({ kind }) => kind === 'retracted') ?? own[0] ?? null;
  if (isNotice(types)) return { record: null, marks };
  const ids = childrenOf(childOf(childOf(root, 'PubmedData'), 'ArticleIdList'), 'ArticleId');
  const idOf = (type: string): string => textOf(ids.find((one) => one.attributes['IdType'] === type));
  const location = childrenOf(article, 'ELocationID').find((one) => one.attributes['EIdType'] === 'doi');
  const journal = childOf(article, 'Journal');
  const name = oneLine(textOf(childOf(journal, 'Title')));
  return {
    record: {
      pmid,
      pmcid: barePmcid(idOf('pmc')),
      doi: bareDoi(idOf('doi')) ?? bareDoi(textOf(location)),
      title: title.replace(/^\[(.+)\]\.?$/, '$1'),
      abstract: abstractOf(childOf(article, 'Abstract')),
      journal:
        name === ''
          ? null
          : {
              title: name,
              nlmId: oneLine(textOf(childOf(childOf(citation, 'MedlineJournalInfo'), 'NlmUniqueID'))) || null,
            },
      year: yearOf(textOf(childOf(childOf(journal, 'JournalIssue'), 'PubDate'))),
      publicationTypes: types,
      status,
    },
    marks,
  };
}

function abstractOf(abstract: XmlElement | undefined): string {
  return childrenOf(abstract, 'AbstractText')
    .flatMap((part) => {
      const label = part.attributes['Label'];
      const text = oneLine(textOf(part));
      if (text === '') return [];
      return label ? [`## ${label[0]!.toUpperCase()}${label.slice(1).toLowerCase()}`, text] : [text];
    })
    .join('\n');
}
