import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  bears,
  differences,
  documentReference,
  identifierOf,
  identifierSystem,
  plainText,
  StoredReference,
  textInside,
} from './document-reference.ts';
import { ehrRequest } from './ehr-request.ts';
import { EhrFailure, type EhrDocument, type EhrPatient, type EhrSystem, type PatientQuery } from './port.ts';
import { smartAccess } from './smart.ts';

export type FhirOptions = {
  type: string;
  name: string;
  /** Of the FHIR R4 server, without a slash at its end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string | null;
  clock: Clock;
  /** Milliseconds for one reply; the usual ones unless given. */
  answerWithin?: number;
};

const Name = z.object({
  use: z.string().nullish(),
  text: z.string().nullish(),
  family: z.string().nullish(),
  given: z.array(z.string()).nullish(),
});
const Patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.string().min(1),
  name: z.array(Name).nullish(),
  birthDate: z.string().nullish(),
  identifier: z
    .array(
      z.object({
        value: z.string().nullish(),
        type: z.object({ coding: z.array(z.object({ code: z.string().nullish() })).nullish() }).nullish(),
      }),
    )
    .nullish(),
});
const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(z.object({ resource: z.unknown() })).nullish(),
});
const Outcome = z.object({ issue: z.array(z.object({ code: z.string().nullish() })) });

/** Any FHIR R4 server, by "Writing Clinical Notes" of US Core 9. */
export function fhirEhr({ type, name, baseUrl, clientId, clientSecret, clock, answerWithin }: FhirOptions): EhrSystem {
  const request = ehrRequest(name, clock, answerWithin);
  const accept = 'application/fhir+json';
  const unreadable = (): EhrFailure => new EhrFailure('away', `The answer of ${name} could not be read.`);

  const get = (token: string, path: string, signal: AbortSignal) =>
    request(`${baseUrl}/${path}`, { headers: { authorization: `Bearer ${token}`, accept } }, signal);

  /** The resources of a search. @throws EhrFailure */
  async function search(token: string, path: string, signal: AbortSignal): Promise<unknown[]> {
    const { status, json } = await get(token, path, signal);
    if (status >= 400) throw refusal(name, status, json);
    const bundle = Bundle.safeParse(json);
    if (!bundle.success) throw unreadable();
    const resources = (bundle.data.entry ?? []).map(({ resource }) => resource);
    // remarks of the server on the search lie among what was found
    return resources.filter((each) => (each as { resourceType?: unknown } | null)?.resourceType !== 'OperationOutcome');
  }

  /** The text of a document, which some servers move out of it. Only an address of this server is followed. */
  async function textOf(token: string, stored: StoredReference, signal: AbortSignal): Promise<string | null> {
    const inside = textInside(stored);
    const url = stored.content?.[0]?.attachment.url;
    if (inside !== null || !url) return inside;
    const address = URL.parse(url, `${baseUrl}/`)?.href ?? '';
    if (!address.startsWith(`${baseUrl}/`)) return null;
    const headers = { authorization: `Bearer ${token}`, accept: plainText };
    const { status, text } = await request(address, { headers, isText: true }, signal);
    // the document is there: what it says is asked again
    if (status !== 200) throw new EhrFailure('away', `${name} answered with ${status} to the text of a note.`);
    return text;
  }

  return {
    type,
    name,

    async findPatients(token, query, signal) {
      const found = new Map<string, EhrPatient>();
      for (const params of searchesFor(query)) {
        for (const each of await search(token, `Patient?${params}&_count=20`, signal)) {
          const patient = readPatient(each);
          if (patient) found.set(patient.id, patient);
        }
      }
      return [...found.values()];
    },

    async readPatient(token, id, signal) {
      const { status, json } = await get(token, `Patient/${encodeURIComponent(id)}`, signal);
      if (status === 404 || status === 410) return null;
      if (status >= 400) throw refusal(name, status, json);
      const patient = readPatient(json);
      if (patient?.id !== id) throw unreadable();
      return patient;
    },

    async findDocument(token, document, signal) {
      const found = await search(token, `DocumentReference?${ourIdentifier(document)}`, signal);
      const documents = found.map((each) => StoredReference.safeParse(each));
      const ours = documents.flatMap(({ data }) => (data && bears(data, document) ? [data] : []));
      // a server that ignores the identifier lists others: then what it does not list may be there all the same
      if (ours.length < documents.length) {
        throw new EhrFailure('refused', `${name} cannot search documents by identifier, so nothing is written.`);
      }
      const [stored] = ours;
      if (!stored) return null;
      if (ours.length > 1) throw new EhrFailure('double', `${name} has this note ${ours.length} times.`);
      return { id: stored.id, different: differences(stored, document, await textOf(token, stored, signal)) };
    },

    async createDocument(token, document, signal) {
      const { status, json } = await request(
        `${baseUrl}/DocumentReference`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            accept,
            'content-type': accept,
            'if-none-exist': ourIdentifier(document),
          },
          body: JSON.stringify(documentReference(document)),
        },
        signal,
      );
      if (status === 409 || status === 412) throw new EhrFailure('exists', `${name} answered with ${status}.`);
      if (status >= 400) throw refusal(name, status, json);
    },

    access: smartAccess({ name, baseUrl, clientId, clientSecret, clock, request }),
  };
}

const ourIdentifier = (document: EhrDocument): string =>
  `identifier=${encodeURIComponent(`${identifierSystem}|${identifierOf(document)}`)}`;

/** By each identifier that there is: EHRs combine them in different ways. */
function searchesFor({ name, birthDate, mrn }: PatientQuery): string[] {
  const of = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
  const family = name.trim().split(/\s+/).at(-1) ?? '';
  return [
    ...(mrn ? [of({ identifier: mrn })] : []),
    ...(family && birthDate ? [of({ family, birthdate: birthDate })] : []),
    ...(family && !birthDate ? [of({ family })] : []),
    ...(!family && birthDate ? [of({ birthdate: birthDate })] : []),
  ];
}

function readPatient(resource: unknown): EhrPatient | null {
  const { data } = Patient.safeParse(resource);
  if (!data) return null;
  const names = data.name ?? [];
  const used = names.find(({ use }) => use === 'official') ?? names.find(({ use }) => use !== 'old') ?? names[0];
  const parts = [...(used?.given ?? []), used?.family ?? ''].filter(Boolean).join(' ');
  return {
    id: data.id,
    name: parts || (used?.text ?? ''),
    birthDate: /^\d{4}-\d\d-\d\d$/.test(data.birthDate ?? '') ? data.birthDate! : null,
    mrns: (data.identifier ?? []).flatMap(({ value, type }) =>
      value && (type?.coding ?? []).some(({ code }) => code === 'MR') ? [value] : [],
    ),
  };
}

/** Only the code of an outcome: its words may name the patient. */
function refusal(name: string, status: number, json: unknown): EhrFailure {
  const code = Outcome.safeParse(json).data?.issue[0]?.code;
  const why = code && /^[a-z-]{1,40}$/.test(code) ? ` (${code})` : '';
  const rights = status === 403 ? ' The link may not have the right to do this.' : '';
  return new EhrFailure('refused', `${name} refused with ${status}${why}.${rights}`);
}
