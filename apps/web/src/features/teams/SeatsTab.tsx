import { Switch } from '@mantine/core';
import { useRef } from 'react';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { MembersState } from './MembersState.tsx';
import classes from './MembersTab.module.css';
import { said } from './said.ts';
import { useSetSeat } from './teams.api.ts';
import { t } from './teams.texts.ts';
import { useMemberRows, useMembers } from './use-members.ts';

/** Who has a seat, and so may use AI. */
export function SeatsTab() {
  const members = useMembers('', 'members');
  return (
    <>
      <p className={classes.muted}>{t('seatsLead')}</p>
      <MembersState members={members} />
      {members.items.length > 0 && <SeatTable members={members} />}
    </>
  );
}

function SeatTable({ members }: { members: ReturnType<typeof useMembers> }) {
  const setSeat = useSetSeat();
  const needsServer = useNeedsServer();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, from, above, below } = useMemberRows(body, members);
  return (
    <DataTable label={t('seatList')} aria-rowcount={members.total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell>{t('name')}</HeadCell>
          <HeadCell width={96}>{t('seat')}</HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <tr aria-hidden style={{ height: above }} />}
        {rows.map((member, place) => (
          <Row key={member.id} aria-rowindex={from + place + 2} data-row>
            <Cell>
              <span className={classes.name}>{member.name || member.email}</span>
              {member.name !== '' && <span className={classes.email}>{member.email}</span>}
            </Cell>
            <Cell>
              <Switch
                aria-label={t('seatOf', { name: member.name || member.email })}
                checked={member.seat}
                {...needsServer}
                disabled={!member.abilities.changeSeat || needsServer.disabled}
                onChange={(event) =>
                  setSeat.mutate(
                    { id: member.id, seat: event.currentTarget.checked },
                    said(() => t('saved')),
                  )
                }
              />
            </Cell>
          </Row>
        ))}
        {below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
    </DataTable>
  );
}
