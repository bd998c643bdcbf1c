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

/** The tags of one record of NBIB or RIS, each with its values in order. */
type Tags = Map<string, string[]>;

const mostOfRecord = 1_000_000;

/** Lines of a text that comes in pieces. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    held += chunk;
    const lines = held.split(/\r\n|\n|\r(?!$)/);
    held = lines.pop() ?? '';
    if (held.length > mostOfRecord) throw new Error('a line has no end');
    yield* lines;
  }
  if (held !== '') yield held;
}

const valuesOf = (tags: Tags, ...names: readonly string[]): string[] => names.flatMap((name) => tags.get(name) ?? []);
const firstOf = (tags: Tags, ...names: readonly string[]): string => oneLine(valuesOf(tags, ...names)[0] ?? '');

function add(tags: Tags, name: string, value: string): void {
  const before = tags.get(name);
  if (before) before.push(value);
  else tags.set(name, [value]);
}

/** Headings in capitals within an abstract: "RESULTS: …". */
const withHeadings = (text: string): string =>
  oneLine(text)
    .replaceAll(
      /(?:^|(?<=[.?!)%]\s))([A-Z][A-Z &/,-]{4,60}):\s+(?=\S)/g,
      (_, label: string) => `\n## ${label[0]}${label.slice(1).toLowerCase()}\n`,
    )
    .trim();

/** Records of a file as PubMed exports citations (NBIB, also called MEDLINE). */
export async function* readNbib(chunks: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  let tags: Tags = new Map();
  let last = '';
  for await (const line of linesOf(chunks)) {
    const [, name, value] = /^([A-Z][A-Z0-9]{1,3}) *- (.*)$/.exec(line) ?? [];
    if (name === 'PMID' && tags.size > 0) {
      yield nbibRecord(tags);
      tags = new Map();
    }
    if (name !== undefined) {
      add(tags, name, value!);
      last = name;
    } else if (/^\s{2,}\S/.test(line) && last !== '') {
      const values = tags.get(last)!;
      values.push(`${values.pop()!} ${line.trim()}`);
    }
  }
  if (tags.size > 0) yield nbibRecord(tags);
}

function nbibRecord(tags: Tags): ReadRecord {
  const pmid = barePmid(firstOf(tags, 'PMID'));
  const types = valuesOf(tags, 'PT').map(oneLine);
  const title = firstOf(tags, 'TI');
  const marks = [
    ...marksOf(valuesOf(tags, 'ROF'), 'retracted', pmid),
    ...marksOf(valuesOf(tags, 'UOF'), 'superseded', pmid),
  ];
  if (isNotice(types)) return { record: null, marks };
  const retracted = firstOf(tags, 'RIN');
  const updated = firstOf(tags, 'UIN');
  const isRetracted =
    retracted !== '' || retractedTitle.test(title) || types.some((type) => /^retracted publication$/i.test(type));
  const journal = firstOf(tags, 'JT', 'TA');
  return {
    record: {
      pmid,
      pmcid: barePmcid(firstOf(tags, 'PMC')),
      doi:
        valuesOf(tags, 'LID', 'AID')
          .filter((id) => id.includes('[doi]'))
          .map(bareDoi)[0] ?? null,
      title,
      abstract: withHeadings(firstOf(tags, 'AB')),
      journal: journal === '' ? null : { title: journal, nlmId: firstOf(tags, 'JID') || null },
      year: yearOf(firstOf(tags, 'DP')),
      publicationTypes: types,
      status: isRetracted
        ? { kind: 'retracted', note: retracted }
        : updated === ''
          ? null
          : { kind: 'superseded', note: updated },
    },
    marks,
  };
}

const marksOf = (values: readonly string[], kind: 'retracted' | 'superseded', by: string | null): LiteratureMark[] =>
  values.flatMap((value) => {
    const pmid = /PMID:\s*(\d{1,9})/i.exec(value)?.[1];
    return pmid === undefined ? [] : [{ pmid, kind, note: by === null ? '' : `PMID ${by}` }];
  });

/** Records of an RIS file, as reference managers write it. */
export async function* readRis(chunks: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  let tags: Tags = new Map();
  let last = '';
  for await (const line of linesOf(chunks)) {
    const [, name, value] = /^\uFEFF?([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/.exec(line) ?? [];
    if (name === 'ER') {
      yield { record: risRecord(tags), marks: [] };
      tags = new Map();
      last = '';
    } else if (name !== undefined) {
      add(tags, name, value ?? '');
      last = name;
    } else if (line.trim() !== '' && last !== '') {
      const values = tags.get(last)!;
      values.push(`${values.pop()!} ${line.trim()}`);
    }
  }
  if (tags.size > 0) yield { record: risRecord(tags), marks: [] };
}

function risRecord(tags: Tags): ReadRecord['record'] {
  const title = firstOf(tags, 'TI', 'T1');
  const journal = firstOf(tags, 'JO', 'JF', 'T2', 'JA');
  const fromPubmed = /pubmed|medline/i.test(firstOf(tags, 'DB', 'DP'));
  const links = valuesOf(tags, 'UR', 'L2').join(' ');
  const linked = /pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(\d{1,9})/.exec(links)?.[1] ?? null;
  return {
    pmid: linked ?? (fromPubmed ? barePmid(firstOf(tags, 'AN')) : null),
    pmcid: barePmcid(firstOf(tags, 'C2')) ?? barePmcid(links),
    doi: bareDoi(firstOf(tags, 'DO')) ?? bareDoi(links),
    title,
    abstract: withHeadings(firstOf(tags, 'AB', 'N2')),
    journal: journal === '' ? null : { title: journal, nlmId: null },
    year: yearOf(firstOf(tags, 'PY', 'Y1', 'DA')),
    publicationTypes: [],
    status: retractedTitle.test(title) ? { kind: 'retracted', note: '' } : null,
  };
}
