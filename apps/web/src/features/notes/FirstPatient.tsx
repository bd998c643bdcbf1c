import { limits } from '@clinical/contract/limits';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import classes from './FirstPatient.module.css';
import { emptyPatientForm, patientFormProblems } from './patient-form.ts';
import { t } from './notes.texts.ts';
import { useSavePatient } from './use-save-patient.ts';

/** A name is all that a first chart needs: it stands where the list will be, without a dialog in between. */
export function FirstPatient({ onOpen }: { onOpen: (note: Note) => void }) {
  const [title, setTitle] = useState('');
  const [tried, setTried] = useState(false);
  const { save, busy, failure, fieldErrors } = useSavePatient(null, onOpen);
  const form = { ...emptyPatientForm, title };
  const problem = patientFormProblems(form, '').title;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) void save(form);
  };
  const wrong = tried && problem ? t(problem, { limit: limits.noteTitle }) : (fieldErrors.title ?? failure);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        className={classes.name}
        label={t('patientName')}
        autoComplete="off"
        value={title}
        error={wrong}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy} {...refusedWhileViewing()}>
        {t('addPatient')}
      </Button>
    </form>
  );
}
