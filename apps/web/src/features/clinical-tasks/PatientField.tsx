import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteQuery, noteSearchQuery } from '../notes/public.ts';
import { t } from './clinical-tasks.texts.ts';

type Props = {
  /** Empty for none. */
  value: string;
  onChange: (noteId: string) => void;
  /** It narrows a list: a name that disappears with the first letter, and a way back to all patients. */
  filter?: true;
};

/** A chart, found by letters of its name. */
export function PatientField({ value, onChange, filter }: Props) {
  const [words, setWords] = useState('');
  const { data = [] } = useQuery(noteSearchQuery(words, 20));
  const { data: chosen } = useQuery({ ...noteQuery(value), enabled: value !== '' });
  const found = data.map(({ id, title }) => ({ value: id, label: title }));
  const known = chosen && !data.some(({ id }) => id === chosen.id) ? [{ value: chosen.id, label: chosen.title }] : [];
  return (
    <Select
      {...(filter
        ? { 'aria-label': t('patient'), placeholder: t('allPatients'), clearable: true }
        : { label: t('patient') })}
      required={!filter}
      searchable
      data={[...known, ...found]}
      value={value === '' ? null : value}
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options }) => options}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
