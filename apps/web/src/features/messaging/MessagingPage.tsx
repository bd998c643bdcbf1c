import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ChannelList } from './ChannelList.tsx';
import { Conversation } from './Conversation.tsx';
import classes from './Messaging.module.css';
import type { MessagingAddress } from './messaging-address.ts';
import { NothingOpen } from './NothingOpen.tsx';
import { startSending } from './start-sending.ts';

/** Channels and people at the left, what is written there beside; on a phone one after the other. */
export function MessagingPage({ id, thread, at }: MessagingAddress & { id?: string | undefined }) {
  const queries = useQueryClient();
  useEffect(() => void startSending(queries), [queries]);
  return (
    <div className={classes.page} data-still-page data-open={id !== undefined || undefined}>
      <ChannelList openId={id} />
      {id === undefined ? <NothingOpen /> : <Conversation key={id} id={id} thread={thread} at={at} />}
    </div>
  );
}
