import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentViewing } from '../../lib/session/viewing.ts';
import list from '../../ui/framed-list.module.css';
import { StatusOf } from './StatusOf.tsx';
import { said } from './said.ts';
import {
  collaboratorRequestsQuery,
  memberRequestsQuery,
  useAnswerMember,
  useAnswerShare,
  useEndShare,
  useResend,
} from './teams.api.ts';
import { t } from './teams.texts.ts';
import classes from './PendingRequests.module.css';

/** More invitations than these are only counted: the members' table has them all. */
const shownAtMost = 5;

/** What waits for my answer, and what I asked of others; nothing when there is none. */
export function PendingRequests() {
  // what waits for somebody is theirs to see alone
  const enabled = currentViewing() === null;
  const memberRequests = useQuery({ ...memberRequestsQuery, enabled }).data ?? [];
  const shareRequests = useQuery({ ...collaboratorRequestsQuery, enabled }).data ?? [];
  const answerMember = useAnswerMember();
  const answerShare = useAnswerShare();
  const endShare = useEndShare();
  const resend = useResend();
  const incoming = memberRequests.filter(({ direction, expired }) => direction === 'incoming' && !expired);
  const outgoing = memberRequests.filter(({ direction }) => direction === 'outgoing');
  const rows = shareRequests.filter(({ expired }) => !expired);
  if (incoming.length + outgoing.length + rows.length === 0) return null;
  return (
    <section className={classes.requests} aria-labelledby="pending-requests">
      <h2 id="pending-requests" className={list.title}>
        {t('requests')}
      </h2>
      <ul className={list.list}>
        {incoming.map(({ id, invitedBy, workspace, permission }) => (
          <Request
            key={id}
            said={
              invitedBy === workspace.name
                ? t('memberRequestOwn', { name: invitedBy })
                : t('memberRequest', { name: invitedBy, workspace: workspace.name })
            }
            permission={t(`permission${permission}`)}
            busy={answerMember.isPending}
            onAnswer={(accept) =>
              answerMember.mutate(
                { id, accept },
                said(accept ? () => t('joined', { workspace: workspace.name }) : undefined, t('notAnswered')),
              )
            }
          />
        ))}
        {outgoing.slice(0, shownAtMost).map(({ id, email, permission, expired }) => (
          <Row
            key={id}
            said={t('outgoingInvitation', { email })}
            permission={t(`permission${permission}`)}
            expired={expired}
          >
            <Button
              variant="default"
              loading={resend.isPending && resend.variables === id}
              onClick={() =>
                resend.mutate(
                  id,
                  said(() => t('invited', { email })),
                )
              }
            >
              {t('resend')}
            </Button>
          </Row>
        ))}
        {outgoing.length > shownAtMost && (
          <li className={list.item}>{t('moreInvitations', { n: outgoing.length - shownAtMost })}</li>
        )}
        {rows.map(({ id, direction, name, email, noteIds, permission }) => {
          const other = name || email;
          if (direction === 'given')
            return (
              <Row key={id} said={t('outgoingShare', { name: other })} permission={t(`permission${permission}`)}>
                <Button variant="default" loading={endShare.isPending} onClick={() => endShare.mutate(id, said())}>
                  {t('takeBack')}
                </Button>
              </Row>
            );
          return (
            <Request
              key={id}
              said={
                noteIds === null
                  ? t('shareRequestAll', { name: other })
                  : t('shareRequestSome', { name: other, n: noteIds.length })
              }
              permission={t(`permission${permission}`)}
              busy={answerShare.isPending}
              onAnswer={(accept) =>
                answerShare.mutate({ id, accept }, said(accept ? () => t('sharedNow') : undefined, t('notAnswered')))
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

type RequestProps = { said: string; permission: string; busy: boolean; onAnswer: (accept: boolean) => void };

function Request({ said: words, permission, busy, onAnswer }: RequestProps) {
  return (
    <Row said={words} permission={permission}>
      <Button variant="default" disabled={busy} onClick={() => onAnswer(false)}>
        {t('decline')}
      </Button>
      <Button loading={busy} onClick={() => onAnswer(true)}>
        {t('accept')}
      </Button>
    </Row>
  );
}

type RowProps = { said: string; permission: string; expired?: boolean; children: ReactNode };

function Row({ said: words, permission, expired = false, children }: RowProps) {
  return (
    <li className={list.item}>
      <span className={list.words}>
        {words} <span className={classes.permission}>{permission}</span> <StatusOf status="Pending" expired={expired} />
      </span>
      <span className={list.actions}>{children}</span>
    </li>
  );
}
