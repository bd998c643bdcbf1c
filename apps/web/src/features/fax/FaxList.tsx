import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Fax.module.css';
import { stateOf } from './fax-state.ts';
import { downloadFax, faxesQuery, useFax } from './fax.api.ts';
import { t } from './fax.texts.ts';

type Props = { direction: 'sent' | 'received'; number: string };

/** Faxes that came in, or were sent, newest first. */
export function FaxList({ direction, number }: Props) {
  const list = useQuery(faxesQuery(direction));
  if (list.isError && !list.data) {
    return <ErrorState error={list.error} title={t('notLoaded')} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) {
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  }
  const isInbox = direction === 'received';
  if (list.data.length === 0) {
    return (
      <EmptyState drawing="note" title={t(isInbox ? 'inboxEmpty' : 'sentEmpty')}>
        {isInbox ? t('inboxEmptyText', { number }) : t('sentEmptyText')}
      </EmptyState>
    );
  }
  return (
    <DataTable label={t(isInbox ? 'inbox' : 'sent')}>
      <thead>
        <tr>
          <HeadCell>{t(isInbox ? 'from' : 'to')}</HeadCell>
          <HeadCell minor width="26%">
            {t('patient')}
          </HeadCell>
          <HeadCell minor align="right" width={80}>
            {t('pages')}
          </HeadCell>
          <HeadCell minor width={150}>
            {t(isInbox ? 'arrived' : 'sentAt')}
          </HeadCell>
          <HeadCell align="right" width={110}>
            {t('actions')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {list.data.map((fax) => (
          <FaxRow key={fax.id} fax={fax} />
        ))}
      </tbody>
    </DataTable>
  );
}

function FaxRow({ fax }: { fax: Fax }) {
  const { id, direction, noteId, patient, documents, unsigned, from, recipients, pages, createdAt, createdBy } = fax;
  const when = formatSince(createdAt);
  const name = direction === 'received' ? from || t('hidden') : recipients.map((each) => each.name).join(', ');
  const open = () => {
    // opened at once, so that the browser knows whose click it was
    const shown = window.open('', '_blank');
    downloadFax(id).then(
      (blob) => {
        if (shown) shown.location.href = URL.createObjectURL(blob);
      },
      (error: unknown) => {
        shown?.close();
        toast.error(messageOf(error), { title: t('notOpened') });
      },
    );
  };
  return (
    <Row>
      <Cell>{direction === 'received' ? <span className={classes.name}>{name}</span> : <Recipients fax={fax} />}</Cell>
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
        <Button
          size="xs"
          variant="default"
          aria-label={t(direction === 'received' ? 'openNamed' : 'openSent', { name, when })}
          onClick={open}
        >
          {t('open')}
        </Button>
      </Cell>
    </Row>
  );
}

function Recipients({ fax }: { fax: Fax }) {
  const { retry } = useFax();
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
          </li>
        );
      })}
    </ul>
  );
}
