import type { Department } from '@clinical/contract/teams/departments.schemas';
import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Cell, DataTable, HeadCell, Row, RowActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { MembersState } from './MembersState.tsx';
import { presetOf, switchNames } from './presets.ts';
import { StatusOf } from './StatusOf.tsx';
import { t } from './teams.texts.ts';
import { useMemberRows, useMembers } from './use-members.ts';
import classes from './MembersTab.module.css';

const MemberDialog = lazy(
  laterPart(() => import('./MemberDialog.tsx').then((module) => ({ default: module.MemberDialog }))),
);
const RemoveDialog = lazy(
  laterPart(() => import('./RemoveDialog.tsx').then((module) => ({ default: module.RemoveDialog }))),
);

const WhyDialog = lazy(laterPart(() => import('./WhyDialog.tsx').then((module) => ({ default: module.WhyDialog }))));
const ViewAsDialog = lazy(
  laterPart(() => import('./ViewAsDialog.tsx').then((module) => ({ default: module.ViewAsDialog }))),
);

type Props = { departments: readonly Department[]; isAdmin: boolean };

export const nameOf = ({ name, email }: Pick<WorkspaceMember, 'name' | 'email'>): string => name || email;

/** What each person may do. Everybody reads it; of thousands only the rows near the window are drawn. */
export function MembersTab({ departments, isAdmin }: Props) {
  const [typed, setTyped] = useState('');
  const members = useMembers(useDeferredValue(typed));
  const [changing, setChanging] = useState<WorkspaceMember | null>(null);
  const [removing, setRemoving] = useState<WorkspaceMember | null>(null);
  const [viewing, setViewing] = useState<WorkspaceMember | null>(null);
  const [explained, setExplained] = useState<WorkspaceMember | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', t('keyFind'), () => field.current?.focus());
  return (
    <>
      <search className={classes.filters}>
        <TextInput
          ref={field}
          className={classes.find}
          type="search"
          aria-label={t('findMember')}
          placeholder={t('findMember')}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      <MembersState members={members} />
      {members.items.length > 0 && (
        <MemberTable
          members={members}
          departments={departments}
          isAdmin={isAdmin}
          onChange={setChanging}
          onRemove={setRemoving}
          onViewAs={setViewing}
          onWhy={setExplained}
        />
      )}
      <Suspense fallback={null}>
        {changing && <MemberDialog member={changing} onClose={() => setChanging(null)} />}
        {removing && <RemoveDialog member={removing} onClose={() => setRemoving(null)} />}
        {viewing && <ViewAsDialog member={viewing} onClose={() => setViewing(null)} />}
        {explained && <WhyDialog member={explained} onClose={() => setExplained(null)} />}
      </Suspense>
    </>
  );
}

type TableProps = Props & { members: ReturnType<typeof useMembers> } & Record<
    'onChange' | 'onRemove' | 'onViewAs' | 'onWhy',
    (member: WorkspaceMember) => void
  >;

function MemberTable({ members, departments, isAdmin, onChange, onRemove, onViewAs, onWhy }: TableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, from, above, below } = useMemberRows(body, members);
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  return (
    <DataTable label={t('memberList')} aria-rowcount={members.total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell>{t('name')}</HeadCell>
          <HeadCell minor>{t('permission')}</HeadCell>
          <HeadCell minor="wide">{t('switches')}</HeadCell>
          <HeadCell minor="wide">{t('departments')}</HeadCell>
          <HeadCell minor width={128}>
            {t('status')}
          </HeadCell>
          <HeadCell width={56}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <tr aria-hidden style={{ height: above }} />}
        {rows.map((member, place) => (
          <Row key={member.id} aria-rowindex={from + place + 2} data-row>
            <Cell>
              <Person member={member} />
            </Cell>
            <Cell minor>
              <Allowed member={member} />
            </Cell>
            <Cell minor="wide">
              <span className={classes.muted}>{switchesOf(member)}</span>
            </Cell>
            <Cell minor="wide">
              <span className={classes.muted}>
                {member.departmentIds.flatMap((id) => departmentNames.get(id) ?? []).join(', ')}
              </span>
            </Cell>
            <Cell minor>
              <StatusOf status={member.status} expired={member.expired} />
            </Cell>
            <Cell align="right">
              {(Object.values(member.abilities).some(Boolean) || isAdmin) && (
                <RowActions>
                  <MemberMenu
                    member={member}
                    mayManage={isAdmin}
                    onChange={() => onChange(member)}
                    onRemove={() => onRemove(member)}
                    onViewAs={() => onViewAs(member)}
                    onWhy={() => onWhy(member)}
                  />
                </RowActions>
              )}
            </Cell>
          </Row>
        ))}
        {below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
    </DataTable>
  );
}

function Person({ member }: { member: WorkspaceMember }) {
  const name = nameOf(member);
  return (
    <>
      <span className={classes.name}>{member.isCurrentUser ? t('you', { name }) : name}</span>
      {member.name !== '' && <span className={classes.email}>{member.email}</span>}
      <span className={classes.below}>
        <Allowed member={member} />
        {member.status !== 'Accepted' && <StatusOf status={member.status} expired={member.expired} />}
      </span>
    </>
  );
}

function Allowed({ member: { permission, switches, preset: chosen, seat, userId } }: { member: WorkspaceMember }) {
  const preset = presetOf(permission, switches, chosen);
  return (
    <span>
      {preset === null ? t(`permission${permission}`) : t(preset)}
      {userId !== null && !seat && <span className={classes.noSeat}> · {t('noAI')}</span>}
    </span>
  );
}

function switchesOf({ permission, switches }: WorkspaceMember): string {
  const on = switchNames.filter((name) => switches[name] || (permission === 'admin' && name !== 'sign'));
  return on.length === 0 ? t('none') : on.map((name) => t(name)).join(', ');
}
