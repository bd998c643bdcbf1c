import { unescapeHtml } from '../note-html.ts';
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

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Records of a reply of Europe PMC's search with `resultType=core`, and what they say of others. */
export function readEuropePmc(reply: unknown): ReadRecord[] {
  return listOf(objectOf(objectOf(reply)['resultList'])['result']).map((result) => readResult(objectOf(result)));
}

function readResult(result: Json): ReadRecord {
  const pmid = barePmid(textOf(result['pmid']));
  const types = listOf(objectOf(result['pubTypeList'])['pubType']).map((type) => oneLine(textOf(type)));
  const title = plain(textOf(result['title']));
  const relations = listOf(objectOf(result['commentCorrectionList'])['commentCorrection']).map(objectOf);
  const marks = relations.flatMap((one): LiteratureMark[] => {
    const of = /^(retraction|update) of$/i.exec(textOf(one['type']))?.[1]?.toLowerCase();
    const other = barePmid(textOf(one['id']));
    if (of === undefined || other === null || textOf(one['source']) !== 'MED') return [];
    const kind = of === 'retraction' ? 'retracted' : 'superseded';
    return [{ pmid: other, kind, note: pmid === null ? '' : `PMID ${pmid}` }];
  });
  if (isNotice(types)) return { record: null, marks };
  const noted = (type: RegExp): string | undefined => {
    const found = relations.find((one) => type.test(textOf(one['type'])));
    return found && oneLine(textOf(found['reference']));
  };
  const retracted =
    noted(/^retraction in$/i) ??
    (retractedTitle.test(title) || types.some((type) => /^retracted publication$/i.test(type)) ? '' : undefined);
  const updated = noted(/^update in$/i);
  const journal = objectOf(objectOf(result['journalInfo'])['journal']);
  const name = oneLine(textOf(journal['title']));
  return {
    record: {
      pmid,
      pmcid: barePmcid(textOf(result['pmcid'])),
      doi: bareDoi(textOf(result['doi'])),
      title,
      abstract: abstractOf(textOf(result['abstractText'])),
      journal: name === '' ? null : { title: name, nlmId: textOf(journal['nlmid']) || null },
      year: yearOf(textOf(result['pubYear'])),
      publicationTypes: types,
      status:
        retracted !== undefined
          ? { kind: 'retracted', note: retracted }
          : updated === undefined
            ? null
            : { kind: 'superseded', note: updated },
    },
    marks,
  };
}

const plain = (html: string): string => oneLine(unescapeHtml(html.replaceAll(/<[^>]*>/g, '')));

/** Their headings are `<h4>Results</h4>`. */
function abstractOf(html: string): string {
  return html
    .replaceAll(/<h4>\s*([^<]{1,80}?)[:.]?\s*<\/h4>/gi, '\n## $1\n')
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .join('\n');
}
