import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import classes from './Messaging.module.css';
import { channelsQuery, conversationsQuery, messagesQuery } from './messaging.api.ts';
import { type OpenChannel, OpenChannelContext } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { useDraft } from './use-draft.ts';
import { useUnread } from './use-unread.ts';

const MembersDialog = lazy(
  laterPart(() => import('./MembersDialog.tsx').then((module) => ({ default: module.MembersDialog }))),
);
const ThreadPane = lazy(laterPart(() => import('./ThreadPane.tsx').then((module) => ({ default: module.ThreadPane }))));

type Props = { id: string; thread: string | undefined; at: number | undefined };

/** One channel or conversation: found in the lists, which have all that the reader is a member of. */
export function Conversation({ id, thread, at }: Props) {
  const channels = useQuery(channelsQuery);
  const conversations = useQuery(conversationsQuery);
  const me = useQuery(userInfoQuery()).data?.id;
  const channel = [...(channels.data ?? []), ...(conversations.data ?? [])].find((each) => each.id === id);
  if (channel && me !== undefined) return <Opened channel={channel} me={me} thread={thread} at={at} />;
  if (channels.data && conversations.data && me !== undefined)
    return (
      <div className={classes.nothing}>
        <EmptyState
          page
          drawing="note"
          title={t('notThere')}
          action={
            <Link to="/messaging/{-$id}" params={{ id: undefined }}>
              {t('toLists')}
            </Link>
          }
        >
          {t('notThereText')}
        </EmptyState>
      </div>
    );
  const failed = [channels, conversations].find(({ isError, data }) => isError && !data);
  return (
    <div className={classes.conversation}>
      {failed ? (
        <div className={classes.loading}>
          <ErrorState error={failed.error} title={t('notLoaded')} onRetry={() => void failed.refetch()} />
        </div>
      ) : (
        <Loading />
      )}
    </div>
  );
}

const Loading = () => (
  <div className={classes.loading}>
    <Delayed>
      <SkeletonText lines={8} />
    </Delayed>
  </div>
);

type OpenedProps = { channel: Channel; me: string; thread: string | undefined; at: number | undefined };

function Opened({ channel, me, thread, at }: OpenedProps) {
  const navigate = useNavigate();
  const log = useQuery(messagesQuery(channel.id));
  const draft = useDraft(channel.id);
  const unread = useUnread(channel);
  const [goTo, setGoTo] = useState<string | null>(null);
  const { quote } = draft;
  const { keepUnread } = unread;
  const open = useMemo((): OpenChannel => {
    const params = { id: channel.id };
    return {
      channel,
      me,
      onThread: (message: Message) =>
        void navigate({
          to: '/messaging/{-$id}',
          params,
          search: { thread: message.threadId ?? message.id },
        }),
      onQuote: quote,
      onKeepUnread: keepUnread,
      onGoTo: setGoTo,
    };
  }, [channel, me, navigate, quote, keepUnread]);
  const gone = useCallback(() => setGoTo(null), []);
  const closeThread = () => void navigate({ to: '/messaging/{-$id}', params: { id: channel.id }, search: {} });
  return (
    <OpenChannelContext value={open}>
      <section
        className={classes.conversation}
        data-thread={thread !== undefined || undefined}
        aria-label={channel.name}
      >
        <Head channel={channel} />
        {log.data ? (
          <MessageList log={log.data} unread={unread} at={at} goTo={goTo} onGone={gone} />
        ) : log.isError ? (
          <div className={classes.loading}>
            <ErrorState error={log.error} title={t('notLoaded')} onRetry={() => void log.refetch()} />
          </div>
        ) : (
          <Loading />
        )}
        <Composer draft={draft} label={t('writeTo', { name: channel.name })} onSent={unread.read} />
      </section>
      <Suspense fallback={null}>
        {thread !== undefined && <ThreadPane key={thread} id={thread} onClose={closeThread} />}
      </Suspense>
    </OpenChannelContext>
  );
}

function Head({ channel }: { channel: Channel }) {
  const [showsMembers, setShowsMembers] = useState(false);
  const { type, members, archivedAt } = channel;
  const name = type === 'sentry' ? t('alerts') : channel.name;
  return (
    <header className={classes.head}>
      <Link to="/messaging/{-$id}" params={{ id: undefined }} className={classes.back} aria-label={t('back')}>
        <Icon name="arrow-left" />
      </Link>
      {type === 'sentry' && <Icon name="bell" size={18} className={classes.hash} />}
      {type === 'clinic' && <Icon name="hash" size={18} className={classes.hash} />}
      <h1 className={classes.name}>{name}</h1>
      {archivedAt !== null && <span className={classes.quiet}>{t('archived')}</span>}
      {type === 'clinic' && (
        <button type="button" className={classes.members} aria-haspopup="dialog" onClick={() => setShowsMembers(true)}>
          <Icon name="users" size={16} />
          {t('members', { n: members.length })}
        </button>
      )}
      <Suspense fallback={null}>
        {showsMembers && <MembersDialog channel={channel} onClose={() => setShowsMembers(false)} />}
      </Suspense>
    </header>
  );
}
