import type { TaskRepeats } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { NativeSelect } from '@mantine/core';
import { t } from './clinical-tasks.texts.ts';

type Props = { value: TaskRepeats | null; onChange: (repeats: TaskRepeats | null) => void };

const usual: readonly TaskRepeats[] = [
  { every: 1, unit: 'day' },
  { every: 1, unit: 'week' },
  { every: 2, unit: 'week' },
  { every: 1, unit: 'month' },
  { every: 3, unit: 'month' },
  { every: 6, unit: 'month' },
  { every: 1, unit: 'year' },
];
const keyOf = ({ every, unit }: TaskRepeats): string => `${every} ${unit}`;

/** How often the task comes back once it is done. */
export function RepeatsField({ value, onChange }: Props) {
  const choices = value && !usual.some((each) => keyOf(each) === keyOf(value)) ? [...usual, value] : usual;
  return (
    <NativeSelect
      label={t('repeats')}
      value={value ? keyOf(value) : ''}
      data={[
        { value: '', label: t('never') },
        ...choices.map((each) => ({ value: keyOf(each), label: t(`every_${each.unit}`, { n: each.every }) })),
      ]}
      onChange={(event) => onChange(choices.find((each) => keyOf(each) === event.currentTarget.value) ?? null)}
    />
  );
}
