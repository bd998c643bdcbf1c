import type { Department } from '@clinical/contract/teams/departments.schemas';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import list from '../../ui/framed-list.module.css';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { departmentLines } from './department-tree.ts';
import { DepartmentRow } from './DepartmentRow.tsx';
import classes from './DepartmentsTab.module.css';
import { said } from './said.ts';
import { useInitializeDepartments } from './teams.api.ts';
import { t } from './teams.texts.ts';

const DepartmentDialog = lazy(
  laterPart(() => import('./DepartmentDialog.tsx').then((module) => ({ default: module.DepartmentDialog }))),
);
const AddPeopleDialog = lazy(
  laterPart(() => import('./AddPeopleDialog.tsx').then((module) => ({ default: module.AddPeopleDialog }))),
);
const InviteDialog = lazy(
  laterPart(() => import('./InviteDialog.tsx').then((module) => ({ default: module.InviteDialog }))),
);
const DeleteDepartmentDialog = lazy(
  laterPart(() =>
    import('./DeleteDepartmentDialog.tsx').then((module) => ({ default: module.DeleteDepartmentDialog })),
  ),
);

type Props = { departments: readonly Department[]; isAdmin: boolean };
type Asked = { what: 'edit' | 'add' | 'invite' | 'delete'; department: Department } | { what: 'new' };

/** The tree of departments, each with its people and what they may do there. Admins make further ones. */
export function DepartmentsTab({ departments, isAdmin }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const initialize = useInitializeDepartments();
  const needsServer = useNeedsServer();
  const close = () => setAsked(null);
  const newDepartment = (
    <Button
      variant="default"
      leftSection={<Icon name="plus" size={16} />}
      onClick={() => setAsked({ what: 'new' })}
      {...needsServer}
    >
      {t('newDepartment')}
    </Button>
  );
  return (
    <>
      {departments.length === 0 ? (
        <EmptyState
          drawing="people"
          title={t('noDepartments')}
          action={
            <span className={classes.emptyActions}>
              <Button
                loading={initialize.isPending}
                onClick={() => initialize.mutate(undefined, said())}
                {...needsServer}
              >
                {t('initialize')}
              </Button>
              {newDepartment}
            </span>
          }
        >
          {t('noDepartmentsText')}
        </EmptyState>
      ) : (
        <>
          {isAdmin && <div className={classes.head}>{newDepartment}</div>}
          <ul className={list.list} aria-label={t('departmentTree')}>
            {departmentLines(departments).map(({ department, depth }) => (
              <DepartmentRow
                key={department.id}
                department={department}
                depth={depth}
                onAsk={(what) => setAsked({ what, department })}
              />
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>
        {asked?.what === 'new' && <DepartmentDialog departments={departments} department={null} onClose={close} />}
        {asked?.what === 'edit' && (
          <DepartmentDialog departments={departments} department={asked.department} onClose={close} />
        )}
        {asked?.what === 'add' && <AddPeopleDialog department={asked.department} onClose={close} />}
        {asked?.what === 'invite' && (
          <InviteDialog departments={departments} into={asked.department} isAdmin={isAdmin} onClose={close} />
        )}
        {asked?.what === 'delete' && <DeleteDepartmentDialog department={asked.department} onClose={close} />}
      </Suspense>
    </>
  );
}
