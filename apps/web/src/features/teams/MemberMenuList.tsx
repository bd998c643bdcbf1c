import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import type { MemberMenuProps } from './MemberMenu.tsx';
import classes from './MembersTab.module.css';
import { said } from './said.ts';
import { useRemoveFromDepartments, useResend } from './teams.api.ts';
import { t } from './teams.texts.ts';

/** What can be done about one person; open from the start, since it is drawn when it is asked for. */
export function MemberMenuList({
  member,
  mayManage,
  onChange,
  onRemove,
  onViewAs,
  onWhy,
  target,
}: MemberMenuProps & { target: ReactElement }) {
  const resend = useResend();
  const removeFromDepartments = useRemoveFromDepartments();
  const needsServer = useNeedsServer();
  const { abilities, userId, isCurrentUser, email, departmentIds } = member;
  return (
    <OpenedMenu width={240} target={target}>
      <Menu.Dropdown>
        {abilities.changePermission && (
          <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={onChange} {...needsServer}>
            {t('change')}
          </Menu.Item>
        )}
        {abilities.viewAs && (
          <Menu.Item leftSection={<Icon name="eye" size={16} />} onClick={onViewAs} {...needsServer}>
            {t('viewAs')}
          </Menu.Item>
        )}
        {mayManage && userId !== null && (
          <Menu.Item leftSection={<Icon name="help-circle" size={16} />} onClick={onWhy} {...needsServer}>
            {t('why')}
          </Menu.Item>
        )}
        {abilities.resend && (
          <Menu.Item
            leftSection={<Icon name="refresh" size={16} />}
            onClick={() =>
              resend.mutate(
                member.id,
                said(() => t('resent', { email })),
              )
            }
            {...needsServer}
          >
            {t('resend')}
          </Menu.Item>
        )}
        {mayManage && userId !== null && departmentIds.length > 0 && (
          <Menu.Item
            leftSection={<Icon name="users-group" size={16} />}
            onClick={() =>
              removeFromDepartments.mutate(
                userId,
                said(({ removed }) => t('removedFromAll', { n: removed })),
              )
            }
            {...needsServer}
          >
            {t('removeFromAll')}
          </Menu.Item>
        )}
        {abilities.remove && (
          <Menu.Item
            className={classes.danger}
            leftSection={<Icon name="trash" size={16} />}
            onClick={onRemove}
            {...needsServer}
          >
            {t(userId === null ? 'takeInvitationBack' : isCurrentUser ? 'leave' : 'remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
