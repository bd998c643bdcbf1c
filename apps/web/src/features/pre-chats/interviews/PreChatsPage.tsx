import type { PreChatItem } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDateTime, formatNumber, formatSince } from '../../../lib/format.ts';
import { laterPart } from '../../../lib/parts.ts';
import { Cell, DataTable, HeadCell, Row } from '../../../ui/DataTable.tsx';
import { Delayed } from '../../../ui/Delayed.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeletons.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { nameOf, preChatState, templateNames } from './interview-names.ts';
import { preChatsQuery } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

const NewPreChatDialog = lazy(
  laterPart(() => import('./NewPreChatDialog.tsx').then((module) => ({ default: module.NewPreChatDialog }))),
);

/** All pre-chats, those that need somebody first. */
export function PreChatsPage() {
  const [adding, setAdding] = useState(false);
  const needsServer = useNeedsServer();
  const add = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setAdding(true)} {...needsServer}>
      {t('newPreChat')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={add} />
      <List add={add} />
      <Suspense fallback={null}>{adding && <NewPreChatDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

function List({ add }: { add: ReactNode }) {
  const list = useQuery(preChatsQuery);
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
  if (list.data.length === 0) {
    return (
      <EmptyState drawing="note" title={t('emptyTitle')} action={add}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <DataTable label={t('title')}>
      <thead>
        <tr>
          <HeadCell>{t('what')}</HeadCell>
          <HeadCell minor width="22%">
            {t('patient')}
          </HeadCell>
          <HeadCell width={150}>{t('state')}</HeadCell>
          <HeadCell minor align="right" width={80}>
            {t('answersHead')}
          </HeadCell>
          <HeadCell minor width={120}>
            {t('changed')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {emergenciesFirst(list.data).map((chat) => (
          <PreChatRow key={chat.id} chat={chat} />
        ))}
      </tbody>
    </DataTable>
  );
}

const emergenciesFirst = (list: readonly PreChatItem[]): PreChatItem[] =>
  list.toSorted((a, b) => Number(b.state === 'emergency') - Number(a.state === 'emergency'));

function PreChatRow({ chat }: { chat: PreChatItem }) {
  const { id, patient, templates, flags, answers, updatedAt } = chat;
  const { tone, icon, words } = preChatState(chat);
  const when = formatSince(updatedAt);
  const name = nameOf(chat);
  const asked = templates.map((each) => templateNames[each]).join(', ');
  return (
    <Row>
      <Cell>
        <span className={classes.cell}>
          <Link
            to="/pre-chats/{-$id}"
            params={{ id }}
            className={classes.link}
            aria-label={t('openNamed', { name, when })}
          >
            {name}
          </Link>
          <span className={classes.quiet}>
            {[...(asked === name ? [] : [asked]), ...flags.map((flag) => flag.name)].join(' · ')}
          </span>
        </span>
      </Cell>
      <Cell minor>{patient ?? <span className={classes.quiet}>{t('noPatient')}</span>}</Cell>
      <Cell>
        <StatusChip tone={tone} icon={icon}>
          {words}
        </StatusChip>
      </Cell>
      <Cell minor align="right">
        {formatNumber(answers)}
      </Cell>
      <Cell minor>
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {when}
        </time>
      </Cell>
    </Row>
  );
}
