import { isEhrFailure } from '../../gateways/ehr/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fhirPatient, FhirServer } from '../../../test/fhir-server.ts';
import { deliverDocument, type Delivery } from './deliver-document.ts';
import { documentReference } from '../../gateways/ehr/document-reference.ts';
import { fhirEhr } from '../../gateways/ehr/fhir.ts';
import { withFreshToken } from './fresh-token.ts';
import type { EhrDocument, EhrSystem } from '../../gateways/ehr/port.ts';

let server: FhirServer;
let now = Date.parse('2026-03-10T12:00:00Z');
const signal = new AbortController().signal;
const patient = fhirPatient('Maria', 'Lind', '1961-04-02', 'MRN-4411', 'p1');

const connect = (answerWithin = 10_000): EhrSystem =>
  fhirEhr({
    type: 'fhir',
    name: 'Simulated EHR',
    baseUrl: server.url,
    clientId: 'workspace',
    clientSecret: null,
    clock: { now: () => now },
    answerWithin,
  });

/** A link as somebody has it: its tokens change when they are refreshed. */
function linked(system: EhrSystem) {
  let tokens = { access: server.accessToken, refresh: server.refreshToken };
  return withFreshToken({
    current: async () => tokens.access,
    async renew() {
      const next = await system.access.refresh(tokens.refresh, signal);
      tokens = { access: next.access, refresh: next.refresh ?? tokens.refresh };
      return tokens.access;
    },
  });
}

let count = 0;
const newDocument = (changes: Partial<EhrDocument> = {}): EhrDocument => ({
  identifier: `0198c0de-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`,
  patientId: 'p1',
  draft: false,
  title: 'Progress note',
  author: 'Ada Okafor, MD',
  visitAt: Date.parse('2026-03-10T09:30:00.500Z'),
  text: 'HISTORY\nDry cough for three days.\n\nPLAN\nAzithromycin 500 mg – come back if the fever lasts.',
  replaces: null,
  ...changes,
});

function deliver(document: EhrDocument, { system = connect(), mayCreate = true } = {}): Promise<Delivery> {
  const steps = { otherPatient: () => null, mayCreate, sending: async () => null, notSent: async () => undefined };
  return deliverDocument(system, linked(system), document, steps, signal);
}

const stored = (document: EhrDocument) => server.withIdentifier(`urn:uuid:${document.identifier}`);

beforeAll(async () => {
  server = await new FhirServer().start();
  server.patients.push(patient, fhirPatient('Mario', 'Lind', '1990-01-01', 'MRN-7'));
});
afterAll(() => server.stop());
afterEach(() => server.reset());

describe('a note that is written to a FHIR server', () => {
  it('goes over the wire as US Core has it', async () => {
    const document = { ...newDocument(), identifier: '0198c0de-0000-7000-8000-00000000abcd', text: 'Plan: rest.' };
    await deliver({ ...document, replaces: '77' });
    expect(server.posted).toEqual({
      resourceType: 'DocumentReference',
      identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:uuid:0198c0de-0000-7000-8000-00000000abcd' }],
      status: 'current',
      docStatus: 'final',
      type: {
        coding: [{ system: 'http://loinc.org', code: '11506-3', display: 'Progress note' }],
        text: 'Progress note',
      },
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
      subject: { reference: 'Patient/p1' },
      date: '2026-03-10T09:30:00.500Z',
      author: [{ display: 'Ada Okafor, MD' }],
      relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/77' } }],
      description: 'Progress note',
      content: [
        {
          attachment: {
            contentType: 'text/plain; charset=utf-8',
            data: 'UGxhbjogcmVzdC4=',
            size: 11,
            hash: 'BUh7nNIQClvNr2+8wnObi0OzHvc=',
            title: 'Progress note',
            creation: '2026-03-10T09:30:00.500Z',
          },
        },
      ],
      context: { period: { start: '2026-03-10T09:30:00.500Z' } },
    });
    expect(server.log).toEqual([
      'GET DocumentReference',
      'GET Patient/p1',
      'POST DocumentReference',
      'GET DocumentReference',
    ]);
  });

  it('is read back, and unsigned it is a draft there', async () => {
    const document = newDocument({ draft: true });
    expect(await deliver(document)).toEqual({
      state: 'confirmed',
      stored: { id: stored(document)[0]!.id, different: [] },
    });
    expect(stored(document)[0]).toMatchObject({ docStatus: 'preliminary' });
  });

  it('is not written when the patient there is another one at that moment', async () => {
    const system = connect();
    const steps = {
      otherPatient: () => 'another one',
      mayCreate: true,
      sending: async () => expect.unreachable(),
      notSent: async () => expect.unreachable(),
    };
    const document = newDocument();
    expect(await deliverDocument(system, linked(system), document, steps, signal)).toEqual({
      state: 'stopped',
      why: 'another one',
    });
    expect(stored(document)).toEqual([]);
  });

  it('names what the EHR dropped without a word', async () => {
    server.faults.dropped.add('docStatus').add('author');
    expect(await deliver(newDocument({ draft: true }))).toMatchObject({ stored: { different: ['draft', 'author'] } });
    server.faults.dropped.clear();
    server.faults.dropped.add('content');
    expect(await deliver(newDocument())).toMatchObject({ stored: { different: ['text'] } });
  });

  it('is found again after a lost reply', async () => {
    const document = newDocument();
    server.faults.lostReplies = 1;
    await expect(deliver(document)).rejects.toMatchObject({ kind: 'away' });
    expect(await deliver(document)).toMatchObject({ state: 'confirmed' });
    expect(stored(document)).toHaveLength(1);
  });

  it.each([409, 412] as const)('that is stored though the answer is %i counts once', async (status) => {
    const document = newDocument();
    server.faults.conflicts = { status, left: 1 };
    expect(await deliver(document)).toMatchObject({ state: 'confirmed' });
    expect(stored(document)).toHaveLength(1);
  });

  it('that no search shows yet is asked about, not written again', async () => {
    const document = newDocument();
    Object.assign(server.faults, { hiddenFor: 3, ignoresIfNoneExist: true });
    expect(await deliver(document)).toEqual({ state: 'unknown' });
    expect(await deliver(document, { mayCreate: false })).toEqual({ state: 'unknown' });
    expect(await deliver(document, { mayCreate: false })).toEqual({ state: 'unknown' });
    expect(await deliver(document, { mayCreate: false })).toMatchObject({ state: 'confirmed' });
    expect(stored(document)).toHaveLength(1);
  });

  it('is not written where documents cannot be searched by identifier', async () => {
    await deliver(newDocument());
    server.faults.ignoresIdentifier = true;
    const document = newDocument();
    await expect(deliver(document)).rejects.toMatchObject({ kind: 'refused' });
    expect(stored(document)).toEqual([]);
  });

  it.each([
    ['a fault', { status: 503, body: '' }],
    ['no right to read it', { status: 403, body: '' }],
    ['a page', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ])('whose text is answered with %s is read again, and is not another text', async (_, moved) => {
    const document = newDocument();
    server.faults.movedText = moved;
    await expect(deliver(document)).rejects.toMatchObject({ kind: 'away' });
    server.faults.movedText = { status: 200, body: document.text };
    expect(await deliver(document)).toMatchObject({ state: 'confirmed', stored: { different: [] } });
    expect(stored(document)).toHaveLength(1);
  });

  it('that is there under a patient who is another one now is not confirmed', async () => {
    const document = newDocument();
    await deliver(document);
    const steps = {
      otherPatient: () => 'another one',
      mayCreate: true,
      sending: async () => expect.unreachable(),
      notSent: async () => expect.unreachable(),
    };
    const system = connect();
    expect(await deliverDocument(system, linked(system), document, steps, signal)).toMatchObject({
      state: 'misplaced',
      why: 'another one',
    });
  });

  it('that is there twice is nothing that a retry mends', async () => {
    const document = newDocument();
    const resource = { ...documentReference(document), id: 'a', hidden: 0 };
    server.documents.push(resource, { ...resource, id: 'b' });
    await expect(deliver(document)).rejects.toMatchObject({ kind: 'double' });
  });

  it('is refused in words that name no patient', async () => {
    await expect(deliver(newDocument({ patientId: 'p1' }), { system: connect() })).resolves.toBeTruthy();
    const system = connect();
    const failed = system.createDocument(server.accessToken, newDocument({ patientId: 'nobody' }), signal);
    await expect(failed).rejects.toThrow('Simulated EHR refused with 422 (business-rule).');
  });
});

describe('the access to a FHIR server', () => {
  it('is refreshed once when it ran out', async () => {
    const system = connect();
    const withToken = linked(system);
    server.expire();
    const before = server.refreshes;
    const found = await withToken((token) => system.readPatient(token, 'p1', signal));
    expect(found).toEqual({ id: 'p1', name: 'Maria Lind', birthDate: '1961-04-02', mrns: ['MRN-4411'] });
    expect(server.refreshes).toBe(before + 1);
  });

  it('that is rejected again and again ends after one refresh', async () => {
    server.faults.loop401 = true;
    const before = server.refreshes;
    await expect(deliver(newDocument())).rejects.toMatchObject({ kind: 'token' });
    expect(server.refreshes).toBe(before + 1);
  });

  it.each([
    [401, 'invalid_client', 'away'],
    [400, 'invalid_client', 'away'],
    [400, 'invalid_grant', 'token'],
    [403, 'access_denied', 'away'],
    [503, 'temporarily_unavailable', 'away'],
  ])('that cannot be renewed because of %i %s is %s', async (status, error, kind) => {
    const system = connect();
    const withToken = linked(system);
    server.expire();
    server.faults.tokens = { status, error };
    const read = withToken((token) => system.readPatient(token, 'p1', signal));
    await expect(read).rejects.toMatchObject({ kind });
  });

  it.each([
    ['a page with status 200', { htmlPage: true }],
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['no answer in time', { slowMs: 500 }],
  ])('fails for now at %s, and nothing is written', async (_, fault) => {
    Object.assign(server.faults, fault);
    await expect(deliver(newDocument(), { system: connect(100) })).rejects.toMatchObject({ kind: 'away' });
    expect(server.documents).toEqual([]);
  });

  it('is paused after failures in a row', async () => {
    server.faults.status = 500;
    const system = connect();
    for (let at = 0; at < 12; at += 1) await system.readPatient('t', 'p1', signal).catch(() => null);
    expect(server.log.length).toBe(8);
    now += 60_000;
    server.faults.status = null;
    expect(await system.readPatient(server.accessToken, 'p1', signal)).toMatchObject({ id: 'p1' });
  });
});

describe('patients of a FHIR server', () => {
  it.each([
    [{ name: 'Maria Lind', birthDate: '1961-04-02', mrn: null }, ['Maria Lind']],
    [{ name: '', birthDate: null, mrn: 'MRN-7' }, ['Mario Lind']],
    [{ name: 'Lind', birthDate: null, mrn: null }, ['Maria Lind', 'Mario Lind']],
    [{ name: '', birthDate: null, mrn: null }, []],
  ])('are found by %j', async (query, names) => {
    const found = await connect().findPatients(server.accessToken, query, signal);
    expect(found.map(({ name }) => name).toSorted()).toEqual(names);
  });
});

/** The same sequence for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A fault for one try. */
function setFault(random: (below: number) => number): void {
  const { faults } = server;
  const set: (() => unknown)[] = [
    () => undefined,
    () => (faults.lostReplies = 1),
    () => (faults.conflicts = { status: 409, left: 1 }),
    () => (faults.conflicts = { status: 412, left: 1 }),
    () => (faults.htmlPage = true),
    () => (faults.status = 502),
    () => (faults.loop401 = true),
    () => server.expire(),
    () => (faults.ignoresIfNoneExist = true),
    () => faults.dropped.add('docStatus'),
    () => Object.assign(faults, { lostReplies: 1, ignoresIfNoneExist: true }),
    () => (faults.hiddenFor = 1),
  ];
  set[random(set.length)]!();
}

it(
  '1,000 notes, each sent under faults until it is confirmed, leave one document each',
  { timeout: 240_000 },
  async () => {
    const random = randomOf(20_260_310);
    for (let round = 0; round < 1_000; round += 1) {
      const document = newDocument();
      let confirmed = false;
      for (let attempt = 0; attempt < 12 && !confirmed; attempt += 1) {
        const documents = [...server.documents];
        server.reset();
        server.documents.push(...documents);
        if (attempt < 6) setFault(random);
        try {
          confirmed = (await deliver(document)).state === 'confirmed';
        } catch (error) {
          if (!isEhrFailure(error)) throw error;
        }
        expect(stored(document).length).toBeLessThan(2);
      }
      expect(confirmed).toBe(true);
      server.reset();
    }
  },
);
