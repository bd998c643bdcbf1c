import { isEhrFailure } from '../../gateways/ehr/port.ts';
import type { EhrDocument, EhrPatient, EhrSystem, StoredDocument } from '../../gateways/ehr/port.ts';

/** Runs a request with the person's access token, refreshed once when the EHR no longer takes it. */
export type WithToken = <T>(work: (token: string) => Promise<T>) => Promise<T>;

/**
 * `unknown`: it was sent, and the EHR does not show it yet. `stopped`: nothing was sent, for the EHR's patient is not ours now, or it was
 * taken back. `misplaced`: it is in the EHR, and the patient there is not ours now.
 */
export type Delivery =
  | { state: 'confirmed'; stored: StoredDocument }
  | { state: 'misplaced'; stored: StoredDocument; why: string }
  | { state: 'unknown' }
  | { state: 'stopped'; why: string };

type Steps = {
  /** Why this patient must not get the document; null when they may. */
  otherPatient(patient: EhrPatient | null): string | null;
  /** False once it was handed over: it may still appear in the EHR. */
  mayCreate: boolean;
  /** Stores that it is being sent, before anything is written. Why it must not be; null when it may. */
  sending(): Promise<string | null>;
  /** Takes that back: the EHR has said that it did not let us in. */
  notSent(): Promise<void>;
};

/**
 * One try of a delivery. The EHR is asked for the document first, then written to, then asked again: only what it shows is confirmed.
 * Whoever writes once at most (`mayCreate`) leaves one document at most; further writes rely on the EHR's search and If-None-Exist.
 * @throws EhrFailure token, away, refused, double
 */
export async function deliverDocument(
  system: EhrSystem,
  withToken: WithToken,
  document: EhrDocument,
  { otherPatient, mayCreate, sending, notSent }: Steps,
  signal: AbortSignal,
): Promise<Delivery> {
  const find = () => withToken((token) => system.findDocument(token, document, signal));
  const before = await find();
  if (!before && !mayCreate) return { state: 'unknown' };
  // right before the write, and for what is there: a chart of either side may have been merged, renamed or changed
  const why = otherPatient(await withToken((token) => system.readPatient(token, document.patientId, signal)));
  if (before) {
    return why === null ? { state: 'confirmed', stored: before } : { state: 'misplaced', stored: before, why };
  }
  const refusal = why ?? (await sending());
  if (refusal !== null) return { state: 'stopped', why: refusal };
  try {
    await withToken((token) => system.createDocument(token, document, signal));
  } catch (error) {
    if (isEhrFailure(error, 'token')) await notSent();
    // it has it: what it has is read
    if (!isEhrFailure(error, 'exists')) throw error;
  }
  const after = await find();
  return after ? { state: 'confirmed', stored: after } : { state: 'unknown' };
}
