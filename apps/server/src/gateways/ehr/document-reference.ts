import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DocumentPart, EhrDocument } from './port.ts';

/** Identifiers of ours are URNs (RFC 4122), so no EHR can have one of its own that is the same. */
export const identifierSystem = 'urn:ietf:rfc:3986';
export const identifierOf = ({ identifier }: Pick<EhrDocument, 'identifier'>): string => `urn:uuid:${identifier}`;

const loinc = 'http://loinc.org';
const progressNote = '11506-3';
export const plainText = 'text/plain; charset=utf-8';

/** One note as US Core's "Writing Clinical Notes" has it: a DocumentReference with the text inside. */
export function documentReference(document: EhrDocument) {
  const { patientId, draft, title, author, visitAt, text, replaces } = document;
  const bytes = Buffer.from(text, 'utf8');
  const at = new Date(visitAt).toISOString();
  return {
    resourceType: 'DocumentReference',
    identifier: [{ system: identifierSystem, value: identifierOf(document) }],
    status: 'current',
    docStatus: draft ? 'preliminary' : 'final',
    type: { coding: [{ system: loinc, code: progressNote, display: 'Progress note' }], text: title },
    category: [
      {
        coding: [
          {
            system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
            code: 'clinical-note',
            display: 'Clinical Note',
          },
        ],
      },
    ],
    subject: { reference: `Patient/${patientId}` },
    date: at,
    author: [{ display: author }],
    ...(replaces === null
      ? {}
      : { relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${replaces}` } }] }),
    description: title,
    content: [
      {
        attachment: {
          contentType: plainText,
          data: bytes.toString('base64'),
          size: bytes.length,
          hash: createHash('sha1').update(bytes).digest('base64'),
          title,
          creation: at,
        },
      },
    ],
    context: { period: { start: at } },
  };
}

const Reference = z.object({ reference: z.string().nullish(), display: z.string().nullish() });

/** What is read of a DocumentReference that the EHR has. */
export const StoredReference = z.object({
  resourceType: z.literal('DocumentReference'),
  id: z.string().min(1),
  identifier: z.array(z.object({ system: z.string().nullish(), value: z.string().nullish() })).nullish(),
  status: z.string().nullish(),
  docStatus: z.string().nullish(),
  type: z.object({ coding: z.array(z.object({ code: z.string().nullish() })).nullish() }).nullish(),
  subject: Reference.nullish(),
  date: z.string().nullish(),
  author: z.array(Reference).nullish(),
  relatesTo: z.array(z.object({ code: z.string().nullish(), target: Reference.nullish() })).nullish(),
  content: z
    .array(
      z.object({
        attachment: z.object({
          contentType: z.string().nullish(),
          data: z.string().nullish(),
          url: z.string().nullish(),
        }),
      }),
    )
    .nullish(),
});
export type StoredReference = z.infer<typeof StoredReference>;

export const bears = ({ identifier }: StoredReference, document: EhrDocument): boolean =>
  (identifier ?? []).some(({ system, value }) => system === identifierSystem && value === identifierOf(document));

/** The text that lies in it; null when it lies elsewhere or is gone. */
export function textInside({ content }: StoredReference): string | null {
  const data = content?.[0]?.attachment.data;
  return data ? Buffer.from(data, 'base64').toString('utf8') : null;
}

const idOf = (reference: string | null | undefined): string | undefined =>
  reference?.split('/_history/')[0]!.split('/').at(-1);
const sameTime = (text: string | null | undefined, ms: number): boolean =>
  // some EHRs keep no milliseconds
  text ? Math.floor(Date.parse(text) / 1_000) === Math.floor(ms / 1_000) : false;
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

/** What the EHR has otherwise than it was sent: an unsupported field may be dropped without a word. `text`: as it has it. */
export function differences(stored: StoredReference, sent: EhrDocument, text: string | null): DocumentPart[] {
  const checks: [DocumentPart, boolean][] = [
    ['patient', idOf(stored.subject?.reference) === sent.patientId],
    ['text', text !== null && plain(text) === plain(sent.text)],
    ['draft', stored.docStatus === (sent.draft ? 'preliminary' : 'final')],
    ['status', stored.status === 'current'],
    ['date', sameTime(stored.date, sent.visitAt)],
    ['type', (stored.type?.coding ?? []).some(({ code }) => code === progressNote)],
    ['author', (stored.author ?? []).length > 0],
    [
      'replaces',
      sent.replaces === null ||
        (stored.relatesTo ?? []).some(
          ({ code, target }) => code === 'replaces' && idOf(target?.reference) === sent.replaces,
        ),
    ],
  ];
  return checks.filter(([, same]) => !same).map(([part]) => part);
}
