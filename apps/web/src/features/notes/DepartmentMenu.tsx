import type { DepartmentChoice } from '@clinical/contract/teams/departments.schemas';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { departmentLines } from '../teams/public.ts';
import type { PatientsAddress } from './note-filter.ts';
import { t } from './notes.texts.ts';
import classes from './PatientsFilters.module.css';

type Props = {
  target: ReactElement;
  departments: readonly DepartmentChoice[];
  kept: Pick<PatientsAddress, 'tag' | 'date_range' | 'sort'>;
  chosen: string | undefined;
};

/** Which department's patients to show: those whose charts I may see, the one that is chosen, and charts in none. */
export function DepartmentMenu({ target, departments, kept, chosen }: Props) {
  const open = departments.filter(({ id, abilities }) => abilities.viewNotes || id === chosen);
  const item = (department: string, label: string) => (
    <Menu.Item
      key={department}
      rightSection={department === chosen ? <Icon name="check" size={16} /> : undefined}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/my-projects"
          search={{ ...kept, department }}
          state={(before) => before}
          activeOptions={{ exact: true }}
          data-status={undefined}
        />
      )}
    >
      {label}
    </Menu.Item>
  );
  return (
    <OpenedMenu width={240} target={target}>
      <Menu.Dropdown className={classes.tagList}>
        {departmentLines(open).map(({ department, depth }) =>
          item(department.id, `${'\u2003'.repeat(depth)}${department.name}`),
        )}
        {open.length > 0 && <Menu.Divider />}
        {item('none', t('noDepartment'))}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
