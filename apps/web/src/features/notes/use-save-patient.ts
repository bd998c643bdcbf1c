import { ApiError } from '@clinical/api-client/api-error';
import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { noteQuery, twinsQuery, useCreateNote, useUpdateNote } from './notes.api.ts';
import { t } from './notes.texts.ts';
import { findDuplicate, noteFromForm, type PatientForm } from './patient-form.ts';

const fields = ['title', 'dateOfBirth', 'sex', 'mrn', 'phone', 'email', 'language', 'departmentId'] as const;

/** Saves the dialog. A new patient is first compared with the charts there are; a second click adds it all the same. */
export function useSavePatient(note: Note | null, onSaved: (note: Note) => void) {
  const queries = useQueryClient();
  const create = useCreateNote();
  const update = useUpdateNote();
  const [busy, setBusy] = useState(false);
  const [duplicate, setDuplicate] = useState<Note | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [base, setBase] = useState(note);
  // the same key for each try of this dialog: a reply that was lost must not make a second chart
  const key = useRef(newKey());

  async function searchDuplicate(form: PatientForm): Promise<Note | null> {
    if (form.dateOfBirth === '' || duplicate !== null) return null;
    // without an answer the save decides: it says itself what is wrong
    const found = await queries.fetchQuery(twinsQuery(form.title, form.dateOfBirth)).catch(() => []);
    return findDuplicate(form, found);
  }

  async function save(form: PatientForm): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      if (base) {
        onSaved(await update.mutateAsync({ note: base, changes: noteFromForm(form, base) }));
        return;
      }
      const twin = await searchDuplicate(form);
      if (twin) setDuplicate(twin);
      else onSaved(await create.mutateAsync({ note: noteFromForm(form, null), key: key.current }));
    } catch (failure) {
      if (base && failure instanceof ApiError && failure.code === 'VERSION_CONFLICT') {
        setBase(await queries.fetchQuery({ ...noteQuery(base.id), staleTime: 0 }).catch(() => base));
      }
      // a refusal was an answer: the corrected form is another action
      if (failure instanceof ApiError && failure.status !== 0 && failure.status < 500) key.current = newKey();
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  const byField = fieldErrors(error, fields);
  const inField = Object.keys(byField).length > 0;
  const conflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
  return {
    save,
    busy,
    duplicate,
    forgetDuplicate: () => setDuplicate(null),
    fieldErrors: byField,
    failure: error === null || inField ? null : conflict ? t('changedElsewhere') : messageOf(error),
  };
}
