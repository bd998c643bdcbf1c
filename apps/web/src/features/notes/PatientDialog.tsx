import { limits } from '@clinical/contract/limits';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { fullYearOf } from '@clinical/contract/validation/dates';
import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { departmentChoicesQuery, DepartmentSelect } from '../teams/public.ts';
import { FormMessage } from './FormMessage.tsx';
import { t } from './notes.texts.ts';
import classes from './PatientDialog.module.css';
import { emptyPatientForm, formFromNote, type PatientForm, patientFormProblems } from './patient-form.ts';
import { patientLanguages } from './patient-languages.ts';
import { useSavePatient } from './use-save-patient.ts';

type Props = {
  /** The chart to edit; null makes a new one. */
  note: Note | null;
  /** Where a new one is filed unless something else is chosen. */
  departmentId?: string | undefined;
  onClose: () => void;
  onSaved: (note: Note) => void;
  onOpen: (note: Note) => void;
};

const sexes = ['female', 'male', 'other', 'unknown'] as const;

/** New patient or details of one. What was typed stays when saving fails. */
export function PatientDialog({ note, departmentId = '', onClose, onSaved, onOpen }: Props) {
  useFocusBack();
  const [form, setForm] = useState<PatientForm>(note ? formFromNote(note) : { ...emptyPatientForm, departmentId });
  const departments = useQuery(departmentChoicesQuery);
  const [tried, setTried] = useState(false);
  const { save, busy, duplicate, failure, fieldErrors, forgetDuplicate } = useSavePatient(note, onSaved);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const problems = tried ? patientFormProblems(form, today) : {};

  const set = (field: keyof PatientForm) => (value: string | null) => {
    setForm({ ...form, [field]: value ?? '' });
    if (field === 'title' || field === 'dateOfBirth') forgetDuplicate();
  };
  /** A year typed with two digits is a full one as soon as the field is left. */
  const completeYear = () => set('dateOfBirth')(fullYearOf(form.dateOfBirth, new Date().getFullYear()));
  const errorOf = (field: keyof PatientForm) => {
    const problem = problems[field];
    return problem ? t(problem, { limit: limits.noteTitle }) : fieldErrors[field];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(patientFormProblems(form, today)).length === 0) void save(form);
  };
  const text = (
    field: keyof PatientForm,
    label: string,
    more: { type?: string; description?: string; onBlur?: () => void } = {},
  ) => (
    <TextInput
      label={label}
      value={form[field]}
      onChange={(event) => set(field)(event.currentTarget.value)}
      error={errorOf(field)}
      {...more}
    />
  );

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={note ? t('editPatient', { name: note.title }) : t('newPatient')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          className={classes.wide}
          label={t('name')}
          withAsterisk
          required
          data-autofocus
          autoComplete="off"
          value={form.title}
          onChange={(event) => set('title')(event.currentTarget.value)}
          error={errorOf('title')}
        />
        {text('dateOfBirth', t('dateOfBirth'), { type: 'date', onBlur: completeYear })}
        <Select
          label={t('sex')}
          data={sexes.map((sex) => ({ value: sex, label: t(sex) }))}
          value={form.sex === '' ? null : form.sex}
          onChange={set('sex')}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
        />
        {text('mrn', t('mrn'))}
        {text('phone', t('phone'), { type: 'tel' })}
        {text('email', t('email'), { type: 'email' })}
        <Select
          label={t('language')}
          data={patientLanguages()}
          value={form.language === '' ? null : form.language}
          onChange={set('language')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
        />
        {(departments.data ?? []).length > 0 && (
          <DepartmentSelect
            value={form.departmentId === '' ? null : form.departmentId}
            onChange={set('departmentId')}
            among={(department) => department.abilities.fileNotes}
            fixed={note && !note.abilities.delete ? t('mayNotMove') : undefined}
          />
        )}
        {duplicate && (
          <FormMessage tone="warn" title={t('duplicateTitle')}>
            {t('duplicateText', { name: duplicate.title, date: formatDay(duplicate.dateOfBirth ?? '') })}{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => onOpen(duplicate)}>
              {t('openThatChart')}
            </Button>
          </FormMessage>
        )}
        {failure && (
          <FormMessage tone="danger" title={t('notSaved')}>
            {failure}
          </FormMessage>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} leftSection={note ? undefined : <Icon name="plus" size={16} />}>
            {note ? t('saveDetails') : duplicate ? t('addAnyway') : t('addPatient')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
