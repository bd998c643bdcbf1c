import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from '../../ui/tab-links.module.css';
import { departmentChoicesQuery } from '../teams/public.ts';
import type { PatientsAddress } from './note-filter.ts';
import { t } from './notes.texts.ts';

const DepartmentMenu = lazy(
  laterPart(() => import('./DepartmentMenu.tsx').then((module) => ({ default: module.DepartmentMenu }))),
);

type Props = {
  /** What stays in the address when another department is chosen. */
  kept: Pick<PatientsAddress, 'tag' | 'date_range' | 'sort'>;
  /** Id of the department whose patients are shown, or `none`. */
  chosen: string | undefined;
};

/** The tab of one department, whose name it bears once it is chosen. A workspace without departments has none. */
export function DepartmentTab({ kept, chosen }: Props) {
  const [used, setUsed] = useState(false);
  const { data: departments = [] } = useQuery(departmentChoicesQuery);
  if (departments.length === 0) return null;
  const name =
    chosen === 'none' ? t('noDepartment') : (departments.find(({ id }) => id === chosen)?.name ?? t('department'));
  const button = (
    <button
      type="button"
      className={classes.tab}
      data-menu
      aria-current={chosen === undefined ? undefined : 'page'}
      aria-haspopup="menu"
      title={name}
      onClick={used ? undefined : () => setUsed(true)}
    >
      <span>{name}</span>
      <Icon name="chevron-down" size={14} />
    </button>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <DepartmentMenu target={button} departments={departments} kept={kept} chosen={chosen} />
    </Suspense>
  );
}
