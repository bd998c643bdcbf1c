import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { authorName } from './author.ts';
import { Composer } from './Composer.tsx';
import { messageRows } from './message-rows.ts';
import lists from './MessageList.module.css';
import classes from './Messaging.module.css';
import { threadQuery } from './messaging.api.ts';
import { OpenChannelContext, useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { outbox } from './outbox.ts';
import { Rows } from './Rows.tsx';
import { useDraft } from './use-draft.ts';
import { useHeldPlace } from './use-held-place.ts';
import { walkRows } from './walk-rows.ts';

type Props = { id: string; onClose: () => void };

/** One message with its answers: beside the channel, and in its place on a phone. */
export function ThreadPane({ id, onClose }: Props) {
  const open = useOpenChannel();
  const thread = useQuery(threadQuery(id));
  const draft = useDraft(`${open.channel.id}:${id}`);
  useShortcut('Escape', t('closeThread'), onClose);
  const inThread = useMemo(
    () => ({ ...open, onQuote: draft.quote, onKeepUnread: null, onGoTo: null }),
    [open, draft.quote],
  );
  const first = thread.data?.[0];
  return (
    <OpenChannelContext value={inThread}>
      <aside className={classes.thread} aria-label={t('thread')}>
        <header className={classes.head}>
          <h2 className={classes.name}>{t('thread')}</h2>
          <ActionIcon aria-label={t('closeThread')} title={t('closeThread')} onClick={onClose}>
            <Icon name="x" />
          </ActionIcon>
        </header>
        {thread.data ? (
          <Answers id={id} items={thread.data} />
        ) : (
          <div className={classes.loading}>
            {thread.isError ? (
              <ErrorState
                small
                error={thread.error}
                title={t('threadNotLoaded')}
                onRetry={() => void thread.refetch()}
              />
            ) : (
              <Delayed>
                <SkeletonText lines={4} />
              </Delayed>
            )}
          </div>
        )}
        {first && <Composer draft={draft} label={t('writeReply')} answers={quoteOf(first)} />}
      </aside>
    </OpenChannelContext>
  );
}

const quoteOf = (message: Message) => ({
  id: message.id,
  authorName: authorName(message),
  content: message.content.slice(0, 200),
  threadId: message.threadId ?? message.id,
});

function Answers({ id, items }: { id: string; items: readonly Message[] }) {
  const { me } = useOpenChannel();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useHeldPlace(box, list);
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  const rows = useMemo(() => {
    const waiting = all.filter(({ replyTo }) => replyTo?.threadId === id);
    // within a thread, only what answers another answer says so
    const shown = items.map((message) => ({
      ...message,
      replies: 0,
      replyTo: message.replyTo?.id === id ? null : message.replyTo,
    }));
    return messageRows({ items: shown, waiting, me, newAfter: null });
  }, [items, all, id, me]);
  return (
    <div className={lists.frame}>
      <div ref={box} className={lists.box} role="region" tabIndex={0} aria-label={t('thread')} onKeyDown={walkRows}>
        <div ref={list} className={lists.list} data-thread>
          <Rows rows={rows} />
        </div>
      </div>
    </div>
  );
}
