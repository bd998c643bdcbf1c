import type { TaskAssignee } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { departmentChoicesQuery, workspaceUsersQuery } from '../teams/public.ts';
import { t } from './clinical-tasks.texts.ts';

type Props = Pick<NativeSelectProps, 'label' | 'aria-label' | 'size'> & {
  value: TaskAssignee | null;
  onChange: (assignee: TaskAssignee | null) => void;
  /** What it means that nobody is chosen, where that is not "nobody". */
  nobody?: string;
};

/** Somebody of the workspace, a department, or nobody. */
export function AssigneeField({ value, onChange, nobody = t('nobody'), ...rest }: Props) {
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  return (
    <NativeSelect
      {...rest}
      value={value ? `${value.kind} ${value.id}` : ''}
      data={[
        { value: '', label: nobody },
        ...people.map(({ id, name, email }) => ({ value: `person ${id}`, label: name === '' ? email : name })),
        ...departments.map(({ id, name }) => ({ value: `department ${id}`, label: name })),
      ]}
      onChange={(event) => {
        const [kind, id] = event.currentTarget.value.split(' ');
        onChange(id === undefined ? null : { kind: kind === 'person' ? 'person' : 'department', id });
      }}
    />
  );
}
