import type { Sex } from '@clinical/contract/notes/notes.schemas';
import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { printBlocks, type RichBlock } from '@clinical/language/rich-text/rich-blocks';
import { createHash } from 'node:crypto';
import { isoTime } from '../../platform/clock.ts';
import type { NoteAddendum } from '../transcripts/public.ts';

/** What a document is made from. The same gives the same bytes, whoever asks and whenever. */
export type BundleSource = {
  entry: Pick<
    Transcript,
    'id' | 'createdAt' | 'updatedAt' | 'kind' | 'question' | 'signature' | 'version' | 'engine' | 'sentences'
  >;
  chart: {
    id: string;
    title: string;
    dateOfBirth: string | null;
    sex: Sex | null;
    mrn: string | null;
  };
  practice: { id: string; name: string };
  /** Whose note it is: who signed it, else whose entry it is. */
  author: { id: string; name: string };
  /** With marks at sentences that have no source. */
  sections: readonly { key: string; header: string; blocks: readonly RichBlock[] }[];
  addenda: readonly NoteAddendum[];
};

type Json = { [field: string]: unknown };

const urn = (id: string): string => `urn:uuid:${id}`;
const uriSystem = 'urn:ietf:rfc:3986';
const ours = 'urn:x-clinical-workspace';
const sexes: Record<Sex, string> = { female: 'female', male: 'male', other: 'other', unknown: 'unknown' };

/** An id of its own that follows from the entry's, in digits: it is no record of ours. */
function derivedId(entryId: string, name: string): string {
  const bytes = createHash('sha256').update(`${entryId}/${name}`).digest().subarray(0, 16);
  return BigInt(`0x${bytes.toString('hex')}`).toString();
}

/** Records of ours are known by their UUIDs; what follows from them by an OID made from 128 bits (ITU-T X.667). */
const urlOf = (id: string): string => (/^\d+$/.test(id) ? `urn:oid:2.25.${id}` : urn(id));

/** A FHIR R4 document: the note as a Composition, its source, and for each section which words its sentences come from. */
export function fhirBundle(source: BundleSource): Json {
  const { entry, chart, practice, author, addenda } = source;
  const idOf = (name: string): string => derivedId(entry.id, name);
  const timestamp = [
    entry.updatedAt,
    entry.signature?.signedAt ?? '',
    ...addenda.map((each) => isoTime(each.createdAt)),
  ]
    .toSorted()
    .at(-1)!;
  const ids = {
    composition: entry.id,
    patient: chart.id,
    practice: practice.id,
    author: author.id,
    source: idOf('source'),
  };
  const sections = sectionsOf(source);
  const resources: Json[] = [
    compositionOf(source, ids, { timestamp, sections }),
    patientOf(chart),
    { resourceType: 'Practitioner', id: ids.author, name: [{ text: authorOf(source) }] },
    { resourceType: 'Organization', id: practice.id, name: practice.name || 'Practice' },
    sourceOf(source, ids),
    ...provenances(source, ids, { timestamp, sections }),
  ];
  return {
    resourceType: 'Bundle',
    identifier: { system: uriSystem, value: urn(entry.id) },
    type: 'document',
    timestamp,
    entry: resources.map((resource) => ({ fullUrl: urlOf(String(resource['id'])), resource })),
  };
}

type Ids = { composition: string; patient: string; practice: string; author: string; source: string };
type Section = { id: string; key: string | null; title: string; div: string };
type Made = { timestamp: string; sections: readonly Section[] };

const authorOf = ({ entry, author }: BundleSource): string =>
  entry.signature?.onBehalfOf ?? entry.signature?.signer ?? (author.name || 'Not known');

function sectionsOf({ entry, sections, addenda }: BundleSource): Section[] {
  const written = sections
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ key, header, blocks }, at) => ({ id: `s${at + 1}`, key, title: header, div: printBlocks(blocks) }));
  const added = addenda.map(({ author, createdAt, text }, at) => ({
    id: `a${at + 1}`,
    key: null,
    title: `Addendum by ${author}, ${isoTime(createdAt)}`,
    div: paragraphs(text),
  }));
  if (written.length + added.length > 0 || entry.question.trim() === '') return [...written, ...added];
  return [{ id: 'source', key: null, title: 'Source', div: paragraphs(entry.question) }];
}

function compositionOf({ entry, sections, addenda, ...source }: BundleSource, ids: Ids, made: Made): Json {
  const { signature } = entry;
  const status = signature === null ? 'preliminary' : addenda.length > 0 ? 'amended' : 'final';
  const title =
    entry.kind === 'synthetic' ? 'Synthetic visit' : sections.length > 0 ? 'Clinical note' : 'Source of a visit';
  return {
    resourceType: 'Composition',
    id: ids.composition,
    identifier: { system: uriSystem, value: urn(entry.id) },
    status,
    type: { coding: [{ system: 'http://loinc.org', code: '11506-3', display: 'Progress note' }] },
    subject: { reference: urn(ids.patient) },
    date: made.timestamp,
    author: [{ reference: urn(ids.author), display: authorOf({ entry, sections, addenda, ...source }) }],
    title,
    ...(entry.kind === 'synthetic'
      ? { meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code: 'HTEST' }] } }
      : {}),
    ...(signature === null
      ? {}
      : { attester: [{ mode: 'legal', time: signature.signedAt, party: { reference: urn(ids.author) } }] }),
    custodian: { reference: urn(ids.practice) },
    ...(made.sections.length === 0
      ? {}
      : {
          section: made.sections.map(({ id, title: header, div }) => ({
            id,
            title: header || 'Note',
            text: { status: 'additional', div: `<div xmlns="http://www.w3.org/1999/xhtml">${div}</div>` },
          })),
        }),
  };
}

function patientOf({ id, title, dateOfBirth, sex, mrn }: BundleSource['chart']): Json {
  const words = title.trim().split(/\s+/);
  const family = words.at(-1)!;
  return {
    resourceType: 'Patient',
    id,
    ...(mrn
      ? {
          identifier: [
            {
              type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
              system: `${ours}:mrn`,
              value: mrn,
            },
          ],
        }
      : {}),
    name: [{ text: title, family, ...(words.length > 1 ? { given: words.slice(0, -1) } : {}) }],
    ...(sex === null ? {} : { gender: sexes[sex] }),
    ...(dateOfBirth === null ? {} : { birthDate: dateOfBirth }),
  };
}

function sourceOf({ entry }: BundleSource, ids: Ids): Json {
  const title = 'Source of the note';
  const bytes = Buffer.from(entry.question, 'utf8');
  const text = {
    contentType: 'text/plain; charset=utf-8',
    data: bytes.toString('base64'),
    size: bytes.length,
    hash: createHash('sha1').update(bytes).digest('base64'),
  };
  return {
    resourceType: 'DocumentReference',
    id: ids.source,
    identifier: [{ system: uriSystem, value: urlOf(ids.source) }],
    status: 'current',
    type: { text: title },
    subject: { reference: urn(ids.patient) },
    date: entry.createdAt,
    content: [{ attachment: { ...(bytes.length > 0 ? text : {}), title, creation: entry.createdAt } }],
  };
}

/** One for each section whose sentences have a source. */
function provenances({ entry }: BundleSource, ids: Ids, { timestamp, sections }: Made): Json[] {
  return sections.flatMap(({ id, key }) => {
    const linked = entry.sentences.filter((sentence) => sentence.section === key && sentence.links.length > 0);
    if (key === null || linked.length === 0) return [];
    const target = {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/targetElement', valueUri: `${urn(ids.composition)}#${id}` },
      ],
      reference: urn(ids.composition),
    };
    return [
      {
        resourceType: 'Provenance',
        id: derivedId(entry.id, `provenance/${key}`),
        target: [target],
        recorded: timestamp,
        agent: [
          {
            type: {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'author' }],
            },
            who: { reference: urn(ids.author) },
          },
          {
            type: {
              coding: [
                { system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'assembler' },
              ],
            },
            who: { display: entry.engine === null || entry.engine === 'local' ? 'Built-in engine' : entry.engine },
          },
        ],
        entity: linked.flatMap((sentence) => sentence.links.map((link) => quotation(sentence, link, ids))),
      },
    ];
  });
}

/** The words that a sentence comes from: where they stand, and what they are. */
function quotation({ text }: NoteSentence, { utteranceId, start, end, quote, source }: EvidenceLink, ids: Ids): Json {
  const place = source ? `${source.kind}/${source.id}/${utteranceId}` : utteranceId;
  return {
    extension: [{ url: `${ours}:sentence`, valueString: text }],
    role: 'quotation',
    what: {
      ...(source ? {} : { reference: urlOf(ids.source) }),
      identifier: { system: `${ours}:utterance`, value: `${place}#${start}-${end}` },
      ...(quote === '' ? {} : { display: quote }),
    },
  };
}

const paragraphs = (text: string): string =>
  printBlocks(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ kind: 'paragraph' as const, runs: [{ text: line, marks: [] }] })),
  );
