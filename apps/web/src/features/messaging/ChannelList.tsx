import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './ChannelList.module.css';
import { channelsQuery, conversationsQuery } from './messaging.api.ts';
import { DutyBar } from './DutyBar.tsx';
import { t } from './messaging.texts.ts';
import { initialsOf } from './people.ts';
import { SearchBox } from './SearchBox.tsx';

const NewChannelDialog = lazy(
  laterPart(() => import('./NewChannelDialog.tsx').then((module) => ({ default: module.NewChannelDialog }))),
);
const NewMessageDialog = lazy(
  laterPart(() => import('./NewMessageDialog.tsx').then((module) => ({ default: module.NewMessageDialog }))),
);

/** All that a person is a member of, with what they have not read. */
export function ChannelList({ openId }: { openId: string | undefined }) {
  const channels = useQuery(channelsQuery);
  const conversations = useQuery(conversationsQuery);
  const needsServer = useNeedsServer();
  const [making, setMaking] = useState<'channel' | 'message' | null>(null);
  const failed = [channels, conversations].find(({ isError, data }) => isError && !data);
  const Heading = openId === undefined ? 'h1' : 'h2';
  const add = (what: 'channel' | 'message') => (
    <ActionIcon
      aria-label={t(what === 'channel' ? 'newChannel' : 'newMessage')}
      title={t(what === 'channel' ? 'newChannel' : 'newMessage')}
      onClick={() => setMaking(what)}
      {...needsServer}
    >
      <Icon name="plus" size={16} />
    </ActionIcon>
  );
  return (
    <div className={classes.pane}>
      <Heading className={classes.title}>{t('title')}</Heading>
      {failed ? (
        <ErrorState
          small
          error={failed.error}
          title={t('listsNotLoaded')}
          onRetry={() => void Promise.all([channels.refetch(), conversations.refetch()])}
        />
      ) : (
        <SearchBox>
          <nav className={classes.lists} aria-label={t('lists')}>
            {channels.data && conversations.data ? (
              <>
                <Section
                  title={t('channels')}
                  add={add('channel')}
                  list={alertsFirst(channels.data)}
                  none={t('noChannels')}
                  openId={openId}
                />
                <Section
                  title={t('direct')}
                  add={add('message')}
                  list={conversations.data}
                  none={t('noDirect')}
                  openId={openId}
                />
              </>
            ) : (
              <Delayed>
                <SkeletonText lines={6} />
              </Delayed>
            )}
          </nav>
        </SearchBox>
      )}
      <DutyBar />
      <Suspense fallback={null}>
        {making === 'channel' && <NewChannelDialog onClose={() => setMaking(null)} />}
        {making === 'message' && <NewMessageDialog onClose={() => setMaking(null)} />}
      </Suspense>
    </div>
  );
}

function alertsFirst(list: readonly Channel[]): Channel[] {
  return list.toSorted((a, b) => Number(b.type === 'sentry') - Number(a.type === 'sentry'));
}

type SectionProps = {
  title: string;
  add: ReactNode;
  list: readonly Channel[];
  none: string;
  openId: string | undefined;
};

function Section({ title, add, list, none, openId }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{title}</h3>
        {add}
      </div>
      {list.length === 0 && <p className={classes.none}>{none}</p>}
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((channel) => (
            <li key={channel.id}>
              <Entry channel={channel} isOpen={channel.id === openId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ channel, isOpen }: { channel: Channel; isOpen: boolean }) {
  const { id, type, name, unread, archivedAt } = channel;
  return (
    <Link
      to="/messaging/{-$id}"
      params={{ id }}
      className={classes.entry}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      {type === 'direct' ? (
        <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden="true" />
      ) : (
        <Icon name={type === 'sentry' ? 'bell' : 'hash'} size={16} className={classes.icon} />
      )}
      <span className={classes.name}>{type === 'sentry' ? t('alerts') : name}</span>
      {archivedAt !== null && <span className={classes.archived}>{t('archived')}</span>}
      {unread > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{formatNumber(unread)}</span>
          <span className={classes.said}>{t('unread', { n: unread })}</span>
        </span>
      )}
    </Link>
  );
}
