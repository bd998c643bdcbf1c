import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChartChoice, chartChoices } from './chart-choices.ts';
import { noteSearchQuery } from './notes.api.ts';

/** As many as are looked through. */
const mostFound = 20;

type Props = { label: string; optional?: true; onChoose: (id: string) => void };

/** A choice of one chart by what its title holds, required unless it is said. The chosen one stays, whatever is searched for next. */
export function ChartSelect({ label, optional, onChoose }: Props) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ChartChoice | null>(null);
  const { data: found = [] } = useQuery(noteSearchQuery(words, mostFound));
  // the chosen one keeps its words, whatever else is found
  const options = chartChoices(found).filter(({ value }) => value !== chosen?.value);
  return (
    <Select
      label={label}
      required={!optional}
      clearable={optional ?? false}
      searchable
      data-autofocus
      data={chosen ? [chosen, ...options] : options}
      value={chosen?.value ?? null}
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: all }) => all}
      onChange={(id, option) => {
        setChosen(id === null ? null : { value: id, label: option.label });
        onChoose(id ?? '');
      }}
    />
  );
}
