import { isEhrFailure } from '../../gateways/ehr/port.ts';
import type { EhrDocument, EhrPatient, EhrSystem, StoredDocument } from '../../gateways/ehr/port.ts';

/** Runs a request with the person's access token, refreshed once when the EHR no longer takes it. */
export type WithToken = <T>(work: (token: string) => Promise<T>) => Promise<T>;

/** `unknown`: it was sent, and the EHR does not show it yet. `stopped`: the EHR's patient is not ours now. */
export type Delivery =
  | { state: 'confirmed'; stored: StoredDocument }
  | { state: 'unknown' }
  | { state: 'stopped'; why: string };

type Steps = {
  /** Why this patient must not get the document; null when they may. */
  otherPatient(patient: EhrPatient | null): string | null;
  /** False while an earlier try may still appear in the EHR. */
  mayCreate: boolean;
  /** Stores that it is being sent. It is called before anything is written. */
  sending(): Promise<void>;
};

/**
 * One try of a delivery. The EHR is asked for the document first, then written to, then asked again: only what it shows is confirmed. Any
 * number of tries leaves at most one document. @throws EhrFailure token, away, refused, double
 */
export async function deliverDocument(
  system: EhrSystem,
  withToken: WithToken,
  document: EhrDocument,
  { otherPatient, mayCreate, sending }: Steps,
  signal: AbortSignal,
): Promise<Delivery> {
  const find = () => withToken((token) => system.findDocument(token, document, signal));
  const before = await find();
  if (before) return { state: 'confirmed', stored: before };
  if (!mayCreate) return { state: 'unknown' };
  // right before the write: a chart of the EHR may have been merged or renamed
  const why = otherPatient(await withToken((token) => system.readPatient(token, document.patientId, signal)));
  if (why !== null) return { state: 'stopped', why };
  await sending();
  try {
    await withToken((token) => system.createDocument(token, document, signal));
  } catch (error) {
    // it has it: what it has is read
    if (!isEhrFailure(error, 'exists')) throw error;
  }
  const after = await find();
  return after ? { state: 'confirmed', stored: after } : { state: 'unknown' };
}
