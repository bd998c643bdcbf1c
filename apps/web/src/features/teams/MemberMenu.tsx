import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './teams.texts.ts';

const MemberMenuList = lazy(
  laterPart(() => import('./MemberMenuList.tsx').then((module) => ({ default: module.MemberMenuList }))),
);

export type MemberMenuProps = {
  member: WorkspaceMember;
  /** True for admins, who take people out of departments. */
  mayManage: boolean;
  onChange: () => void;
  onRemove: () => void;
  onViewAs: () => void;
  onWhy: () => void;
};

/** A plain button until it is used: two thousand menus that nobody opens would slow the table down. */
export function MemberMenu(props: MemberMenuProps) {
  const [used, setUsed] = useState(false);
  const button = (
    <ActionIcon
      aria-label={t('actionsFor', { name: props.member.name || props.member.email })}
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      <Icon name="dots" />
    </ActionIcon>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <MemberMenuList {...props} target={button} />
    </Suspense>
  );
}
