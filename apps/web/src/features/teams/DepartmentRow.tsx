import type { Department, DepartmentMember, DepartmentPermissions } from '@clinical/contract/teams/departments.schemas';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { undoFor } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import classes from './DepartmentsTab.module.css';
import { said } from './said.ts';
import { useChangeDepartmentMembers } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = { department: Department; depth: number; onAsk: (what: 'edit' | 'add' | 'invite' | 'delete') => void };

/** One department: how many people and patients, and its people when it is opened. */
export function DepartmentRow({ department, depth, onAsk }: Props) {
  const { name, memberCount, chartCount, abilities, members } = department;
  const [open, setOpen] = useState(false);
  const needsServer = useNeedsServer();
  const id = useId();
  return (
    <li className={classes.department} data-depth={Math.min(depth, 4)}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>{' '}
            <span className={classes.counts}>
              {t('inDepartment', { n: memberCount })} · {t('filed', { n: chartCount })}
            </span>
          </span>
        </button>
        <span className={classes.actions}>
          {abilities.addMembers && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onAsk('add')} {...needsServer}>
              {t('addPeople')}
            </Button>
          )}
          {abilities.addMembers && (
            <ActionIcon
              aria-label={t('inviteInto', { name })}
              title={t('inviteInto', { name })}
              onClick={() => onAsk('invite')}
              {...needsServer}
            >
              <Icon name="user-plus" size={16} />
            </ActionIcon>
          )}
          {abilities.edit && (
            <ActionIcon
              aria-label={t('editDepartmentTitle', { name })}
              title={t('renameDepartment')}
              onClick={() => onAsk('edit')}
              {...needsServer}
            >
              <Icon name="pencil" size={16} />
            </ActionIcon>
          )}
          {abilities.delete && (
            <ActionIcon
              aria-label={t('deleteDepartmentTitle', { name })}
              title={t('deleteDepartment')}
              onClick={() => onAsk('delete')}
              {...needsServer}
            >
              <Icon name="trash" size={16} />
            </ActionIcon>
          )}
        </span>
      </div>
      {open && (
        <ul id={id} className={classes.people} aria-label={t('showMembers', { name })}>
          {members.length === 0 && <li className={classes.nobody}>{t('nobodyIn')}</li>}
          {members.map((member) => (
            <Person key={member.userId} department={department} member={member} />
          ))}
        </ul>
      )}
    </li>
  );
}

const permissionNames = [
  'viewNotes',
  'editNotes',
  'deleteNotes',
  'manageTasks',
  'inviteMembers',
  'manageDepartment',
] as const satisfies readonly (keyof DepartmentPermissions)[];

function Person({ department, member }: { department: Department; member: DepartmentMember }) {
  const change = useChangeDepartmentMembers();
  const needsServer = useNeedsServer();
  const { id, name: departmentName, abilities } = department;
  const name = member.name || member.email;
  const shown =
    change.isPending && change.variables.body.action === 'update' ? change.variables.body.permissions : null;
  const permissions = shown ?? member.permissions;
  const { userId, permissions: before } = member;
  // by promises: by then this row is gone
  const putBack = async () => {
    await change.mutateAsync({ id, body: { action: 'add', user_ids: [userId] } });
    await change.mutateAsync({ id, body: { action: 'update', userId, permissions: before } });
  };
  const takeOut = async () => {
    await change.mutateAsync({ id, body: { action: 'remove', user_ids: [userId] } });
    toast.success(t('takenOut', { name, department: departmentName }), {
      duration: undoFor,
      action: { label: t('undo'), run: () => void putBack().catch(said().onError) },
    });
  };
  return (
    <li className={classes.person}>
      <span className={classes.personName}>{name}</span>
      <fieldset className={classes.permissions} aria-label={t('mayIn', { name, department: departmentName })}>
        {permissionNames.map((permission) => (
          <Checkbox
            key={permission}
            size="xs"
            label={t(permission)}
            checked={permissions[permission] ?? false}
            {...needsServer}
            disabled={!abilities.edit || change.isPending || needsServer.disabled}
            onChange={(event) =>
              change.mutate(
                {
                  id,
                  body: {
                    action: 'update',
                    userId: member.userId,
                    permissions: { ...member.permissions, [permission]: event.currentTarget.checked },
                  },
                },
                said(),
              )
            }
          />
        ))}
      </fieldset>
      {abilities.addMembers && (
        <ActionIcon
          aria-label={t('takeOut', { name, department: departmentName })}
          title={t('takeOut', { name, department: departmentName })}
          onClick={() => void takeOut().catch(said().onError)}
          {...needsServer}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      )}
    </li>
  );
}
