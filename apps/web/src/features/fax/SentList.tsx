import type { Fax, FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Fax.module.css';
import { stateOf } from './fax-state.ts';
import { faxesQuery, useFax } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { ListState } from './ListState.tsx';
import { openFax } from './open-fax.ts';
import { WrongNumberDialog } from './WrongNumberDialog.tsx';

/** Faxes that were sent, newest first, with how each recipient stands. */
export function SentList() {
  const list = useQuery(faxesQuery({ direction: 'sent' }));
  if (!list.data) return <ListState list={list} />;
  if (list.data.length === 0) {
    return (
      <EmptyState drawing="note" title={t('sentEmpty')}>
        {t('sentEmptyText')}
      </EmptyState>
    );
  }
  return (
    <DataTable label={t('sent')}>
      <thead>
        <tr>
          <HeadCell>{t('to')}</HeadCell>
          <HeadCell minor width="26%">
            {t('patient')}
          </HeadCell>
          <HeadCell minor align="right" width={80}>
            {t('pages')}
          </HeadCell>
          <HeadCell minor width={150}>
            {t('sentAt')}
          </HeadCell>
          <HeadCell align="right" width={110}>
            {t('actions')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {list.data.map((fax) => (
          <SentRow key={fax.id} fax={fax} />
        ))}
      </tbody>
    </DataTable>
  );
}

function SentRow({ fax }: { fax: Fax }) {
  const { id, noteId, patient, documents, unsigned, recipients, pages, createdAt, createdBy } = fax;
  const when = formatSince(createdAt);
  const name = recipients.map((each) => each.name).join(', ');
  return (
    <Row>
      <Cell>
        <Recipients fax={fax} />
      </Cell>
      <Cell minor>
        <span className={classes.cell}>
          {noteId !== null && patient !== null && (
            <Link to="/chat" search={{ id: noteId }} className={classes.link}>
              {patient}
            </Link>
          )}
          <span className={classes.quiet}>
            {documents.join(', ')} {unsigned && <StatusBadge tone="warn">{t('draft')}</StatusBadge>}
          </span>
        </span>
      </Cell>
      <Cell minor align="right">
        {formatNumber(pages)}
      </Cell>
      <Cell minor>
        <span className={classes.cell}>
          <span>{when}</span>
          {createdBy !== null && <span className={classes.quiet}>{t('sentBy', { name: createdBy })}</span>}
        </span>
      </Cell>
      <Cell align="right">
        <Button size="xs" variant="default" aria-label={t('openSent', { name, when })} onClick={() => openFax(id)}>
          {t('open')}
        </Button>
      </Cell>
    </Row>
  );
}

function Recipients({ fax }: { fax: Fax }) {
  const { retry } = useFax();
  const [wrong, setWrong] = useState<FaxRecipient | null>(null);
  const needsServer = useNeedsServer();
  return (
    <ul className={classes.recipients}>
      {fax.recipients.map((recipient) => {
        const { tone, icon, words } = stateOf(recipient);
        return (
          <li key={recipient.id} className={classes.recipient}>
            <span className={classes.name}>{recipient.name}</span>
            <span className={classes.quiet}>{recipient.number}</span>
            <StatusChip tone={tone} icon={icon}>
              {words}
            </StatusChip>
            {recipient.state === 'failed' && fax.abilities.edit && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('retryNamed', { name: recipient.name })}
                loading={retry.isPending}
                onClick={() =>
                  retry.mutate(
                    { id: fax.id, recipientId: recipient.id },
                    { onError: (error) => toast.error(messageOf(error), { title: t('notRetried') }) },
                  )
                }
                {...needsServer}
              >
                {t('retry')}
              </Button>
            )}
            {recipient.wrongNumber !== null && <StatusBadge tone="danger">{t('reportedWrong')}</StatusBadge>}
            {recipient.wrongNumber === null && fax.abilities.edit && mayHaveGone(recipient) && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('wrongNumberOf', { name: recipient.name })}
                onClick={() => setWrong(recipient)}
                {...needsServer}
              >
                {t('wrongNumber')}
              </Button>
            )}
          </li>
        );
      })}
      {wrong && <WrongNumberDialog faxId={fax.id} recipient={wrong} onClose={() => setWrong(null)} />}
    </ul>
  );
}

/** Something of it may lie at the other end. */
const mayHaveGone = ({ state, pagesSent }: FaxRecipient): boolean =>
  state === 'sending' || state === 'delivered' || pagesSent !== null;
