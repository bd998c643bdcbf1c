import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import classes from './Fax.module.css';
import { callerName } from './caller-name.ts';
import type { FaxTab } from './fax-address.ts';
import { labelNames, receivedState } from './fax-state.ts';
import { contactsQuery, faxesQuery } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { ListState } from './ListState.tsx';

type Props = { tab: Extract<FaxTab, 'inbox' | 'pending' | 'spam'>; state: 'all' | 'pending' | 'spam'; number: string };

/** Faxes that came in, newest first: what each is, whose, and who looks after it. */
export function ReceivedList({ tab, state, number }: Props) {
  const list = useQuery(faxesQuery({ direction: 'received', state }));
  const { data: contacts = [] } = useQuery(contactsQuery);
  if (!list.data) return <ListState list={list} />;
  if (list.data.length === 0) {
    return (
      <EmptyState drawing="note" title={t(`${tab}Empty`)}>
        {tab !== 'inbox'
          ? t(`${tab}EmptyText`)
          : number === ''
            ? t('inboxEmptyPlain')
            : t('inboxEmptyText', { number })}
      </EmptyState>
    );
  }
  return (
    <DataTable label={t(tab)}>
      <thead>
        <tr>
          <HeadCell>{t('what')}</HeadCell>
          <HeadCell minor width="24%">
            {t('where')}
          </HeadCell>
          <HeadCell minor width={150}>
            {t('owner')}
          </HeadCell>
          <HeadCell minor align="right" width={70}>
            {t('pages')}
          </HeadCell>
          <HeadCell minor width={120}>
            {t('arrived')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {list.data.map((fax) => (
          <ReceivedRow key={fax.id} fax={fax} tab={tab} caller={callerName(contacts, fax.from)} />
        ))}
      </tbody>
    </DataTable>
  );
}

function ReceivedRow({ fax, tab, caller }: { fax: Fax; tab: FaxTab; caller: string | null }) {
  const { id, from, label, summary, pages, createdAt, owner } = fax;
  const { tone, icon, words } = receivedState(fax);
  const when = formatSince(createdAt);
  const name = caller ?? (from || t('hidden'));
  return (
    <Row>
      <Cell>
        <span className={classes.cell}>
          <Link to="/fax" search={{ tab, id }} className={classes.link} aria-label={t('openNamed', { name, when })}>
            {label === null || label === 'other' ? t('faxFrom', { name }) : `${labelNames[label]} · ${name}`}
          </Link>
          {summary !== '' && <span className={classes.summary}>{summary}</span>}
          <span className={classes.onPhone}>
            {words} · {t('pageCount', { n: pages })} · {when}
          </span>
        </span>
      </Cell>
      <Cell minor>
        <StatusChip tone={tone} icon={icon}>
          {words}
        </StatusChip>
      </Cell>
      <Cell minor>{owner?.name ?? <span className={classes.quiet}>{t('nobody')}</span>}</Cell>
      <Cell minor align="right">
        {formatNumber(pages)}
      </Cell>
      <Cell minor>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {when}
        </time>
      </Cell>
    </Row>
  );
}
