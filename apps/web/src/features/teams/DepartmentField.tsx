import type { DepartmentChoice } from '@clinical/contract/teams/departments.schemas';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { departmentChoicesQuery } from './department-choices.api.ts';
import { departmentLines } from './department-tree.ts';
import { t } from './departments.texts.ts';

type DepartmentFieldProps = {
  /** Id of the one chosen, or null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Which can be chosen; the one that is chosen always stands among them. */
  among: (department: DepartmentChoice) => boolean;
  label?: string;
  /** Why it cannot be changed. */
  fixed?: string | undefined;
  autoFocus?: boolean;
};

/** One department of the workspace, or none. */
export function DepartmentField({
  value,
  onChange,
  among,
  label = t('department'),
  fixed,
  autoFocus,
}: DepartmentFieldProps) {
  const { data, isError, isLoading } = useQuery(departmentChoicesQuery);
  const lines = departmentLines(data ?? []).filter(({ department }) => among(department) || department.id === value);
  return (
    <Select
      label={label}
      placeholder={isLoading ? t('loadingDepartments') : t('noDepartment')}
      description={fixed}
      error={isError ? t('departmentsNotLoaded') : undefined}
      data={lines.map(({ department, depth }) => ({
        value: department.id,
        label: `${'\u2003'.repeat(depth)}${department.name}`,
      }))}
      value={value}
      onChange={onChange}
      disabled={fixed !== undefined || data === undefined}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('noDepartment') }}
      nothingFoundMessage={t('noDepartmentFound')}
      data-autofocus={autoFocus || undefined}
    />
  );
}
