import type { Sex } from '@clinical/contract/notes/notes.schemas';
import type { Tx } from '../../platform/context.ts';
import { normaliseTitle } from './normalise-title.ts';
import { findSample, insertSample } from './sample.queries.ts';

type Patient = { title: string; dateOfBirth: string; sex: Sex };

/** Makes the actor's sample patient, in the caller's transaction. Gives the chart's id; null when there is one already. */
export async function addSample(tx: Tx, patient: Patient): Promise<string | null> {
  if (await findSample(tx)) return null;
  const id = tx.ids.uuid();
  await insertSample(tx, { ...patient, id, titleSearch: normaliseTitle(patient.title) });
  await tx.audit('note.create-sample', { type: 'note', id, noteId: id });
  return id;
}
