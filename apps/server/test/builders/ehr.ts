import * as calls from '@clinical/contract/ehr/ehr.calls';
import type { EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { followPushes } from '../../src/areas/ehr/follow-pushes.ts';
import { ehrPatients, ehrPushes } from '../../src/areas/ehr/ehr.table.ts';
import { createIds } from '../../src/platform/ids.ts';
import { type FhirServer, handedToken } from '../fhir-server.ts';
import type { TestServer } from '../harness.ts';
import { until } from '../until.ts';
import type { TestAccount } from './accounts.ts';
import { newNote } from './notes.ts';
import { signedEntry } from './signing.ts';
import { writtenEntry } from './transcripts.ts';

export function linkTo(account: TestAccount, ehr: FhirServer, token = handedToken(ehr), type = 'fhir') {
  return account.ok(calls.linkEhr, { body: { email: account.email, token, type } });
}

/** Links by the EHR's own sign-in, which names the account there. */
export async function signInAt(account: TestAccount): Promise<void> {
  const { address } = await account.ok(calls.authorizeEhr, { body: { type: 'fhir' } });
  const back = await fetch(address, { redirect: 'manual' });
  const { searchParams } = new URL(back.headers.get('location') ?? '');
  const body = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  const { error } = await account.ok(calls.finishEhrLink, { body });
  if (error) throw new Error(error);
}

/** A written note in a chart whose patient was picked in the EHR. */
export async function entryOfPatient(account: TestAccount, sign = false): Promise<Transcript> {
  const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1961-04-02' });
  await account.ok(calls.chooseEhrPatient, { body: { noteId, patientId: 'p1' } });
  const entry = await writtenEntry(account, { noteId });
  return sign ? signedEntry(account, entry) : entry;
}

/** Waits until the newest push of an entry is so. */
export const pushReaches = (account: TestAccount, id: string, wanted: Partial<EhrPush>): Promise<EhrPush> =>
  until(
    () => pushOf(account, id),
    (found) => Object.entries(wanted).every(([field, value]) => found[field as keyof EhrPush] === value),
  );

/** What the housekeeping does so much later. */
export async function followAfter(server: TestServer, minutes: number): Promise<void> {
  server.clock.advance(minutes * 60_000);
  await followPushes({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());
}

/** The newest push of an entry, as it is now. */
export async function pushOf(account: TestAccount, id: string): Promise<EhrPush> {
  const { pushes } = await account.ok(calls.previewEhrPush, { params: { id } });
  return pushes[0]!;
}

/** What a person was shown before they send. */
export async function asShown(account: TestAccount, id: string) {
  const { digest, patient } = await account.ok(calls.previewEhrPush, { params: { id } });
  return { digest, patientId: patient?.id ?? 'p1', type: 'fhir' };
}

/** Sends the note as it is shown. */
export async function push(account: TestAccount, id: string, again = false): Promise<EhrPush> {
  return account.ok(calls.pushToEhr, { params: { id }, body: { ...(await asShown(account, id)), again } });
}

/** A note that arrived in an EHR, and the patient there, without an EHR. */
export async function newStoredPush(
  server: TestServer,
  { userId, workspaceId }: TestAccount,
  { noteId, transcriptId, text }: { noteId: string; transcriptId: string; text: string },
): Promise<void> {
  const now = server.clock.now();
  const ids = createIds(server.clock);
  const of = { workspaceId, type: 'fhir', patientId: 'p1' };
  const choice = { agreed: ['name' as const, 'mrn' as const], chosenBy: userId, chosenAt: now };
  await server.engine.db.insert(ehrPatients).values({ ...of, ...choice, id: ids.uuid(), noteId });
  await server.engine.db.insert(ehrPushes).values({
    ...of,
    id: ids.uuid(),
    transcriptId,
    subject: userId,
    draft: true,
    addenda: 0,
    text,
    digest: '0'.repeat(64),
    title: text,
    author: text,
    visitAt: now,
    replaces: null,
    state: 'confirmed',
    reason: null,
    documentId: '1',
    different: [],
    createdBy: userId,
    createdAt: now,
    changedAt: now,
  });
}
