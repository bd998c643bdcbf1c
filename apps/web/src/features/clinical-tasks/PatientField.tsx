import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChartChoice, chartChoices, noteQuery, noteSearchQuery } from '../notes/public.ts';
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
  const [picked, setPicked] = useState<ChartChoice | null>(null);
  // the chosen one keeps its words, whatever else is found
  const found = chartChoices(data).filter((choice) => choice.value !== value);
  const named = chosen && { value: chosen.id, label: chosen.title };
  const known = picked?.value === value ? picked : named;
  return (
    <Select
      {...(filter
        ? { 'aria-label': t('patient'), placeholder: t('allPatients'), clearable: true }
        : { label: t('patient') })}
      required={!filter}
      searchable
      data={known && value !== '' ? [known, ...found] : found}
      value={value === '' ? null : value}
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options }) => options}
      onChange={(id, option) => {
        setPicked(id === null ? null : { value: id, label: option.label });
        onChange(id ?? '');
      }}
    />
  );
}
