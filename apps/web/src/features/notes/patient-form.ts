import { limits } from '@clinical/contract/limits';
import type { NewNote, Note, Sex } from '@clinical/contract/notes/notes.schemas';
import { isEmail } from '@clinical/contract/validation/addresses';
import { readPhone } from '@clinical/contract/validation/phones';

/** The fields of the patient dialog as typed; an empty text means "not known". */
export type PatientForm = {
  title: string;
  dateOfBirth: string;
  sex: string;
  mrn: string;
  phone: string;
  email: string;
  language: string;
  departmentId: string;
};

export type PatientFormProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'dateNotReal'
  | 'dateInFuture'
  | 'phoneNotComplete'
  | 'emailNotComplete';
export type PatientFormProblems = Partial<Record<keyof PatientForm, PatientFormProblem>>;

export const emptyPatientForm: PatientForm = {
  title: '',
  dateOfBirth: '',
  sex: '',
  mrn: '',
  phone: '',
  email: '',
  language: '',
  departmentId: '',
};

export function formFromNote(note: Note): PatientForm {
  return {
    title: note.title,
    dateOfBirth: note.dateOfBirth ?? '',
    sex: note.sex ?? '',
    mrn: note.mrn ?? '',
    phone: note.phone ?? '',
    email: note.email ?? '',
    language: note.language ?? '',
    departmentId: note.departmentId ?? '',
  };
}

/** What keeps the form from being saved, by field. `today` is YYYY-MM-DD. */
export function patientFormProblems(form: PatientForm, today: string): PatientFormProblems {
  const problems: PatientFormProblems = {};
  const name = form.title.trim();
  if (name === '') problems.title = 'nameMissing';
  else if (name.length > limits.noteTitle) problems.title = 'nameTooLong';
  if (form.dateOfBirth !== '') {
    if (Number.isNaN(Date.parse(`${form.dateOfBirth}T00:00:00Z`))) problems.dateOfBirth = 'dateNotReal';
    else if (form.dateOfBirth > today) problems.dateOfBirth = 'dateInFuture';
  }
  if (form.phone.trim() !== '' && readPhone(form.phone) === null) problems.phone = 'phoneNotComplete';
  if (form.email.trim() !== '' && !isEmail(form.email.trim())) problems.email = 'emailNotComplete';
  return problems;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const sexes: readonly Sex[] = ['female', 'male', 'other', 'unknown'];

/** The body of the create or update call. Where the chart is filed is said only when it changes: somebody else may have moved it. */
export function noteFromForm(form: PatientForm, before: Pick<Note, 'departmentId'> | null): NewNote {
  const departmentId = orNull(form.departmentId);
  return {
    title: form.title.trim(),
    dateOfBirth: orNull(form.dateOfBirth),
    sex: sexes.find((sex) => sex === form.sex) ?? null,
    mrn: orNull(form.mrn),
    phone: orNull(form.phone),
    email: orNull(form.email),
    language: orNull(form.language),
    ...(departmentId === (before?.departmentId ?? null) ? {} : { departmentId }),
  };
}

const fold = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A chart with the same name (ignoring case, accents and spacing) and the same date of birth, both known. */
export function findDuplicate(form: PatientForm, notes: readonly Note[], ownId?: string): Note | null {
  if (form.dateOfBirth === '') return null;
  const name = fold(form.title);
  return (
    notes.find(
      (note) => note.id !== ownId && note.dateOfBirth === form.dateOfBirth && name !== '' && fold(note.title) === name,
    ) ?? null
  );
}
