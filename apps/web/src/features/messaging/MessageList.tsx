import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { lastWithoutGap, type MessageLog } from './message-log.ts';
import { messageRows, rowKey } from './message-rows.ts';
import classes from './MessageList.module.css';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { NewestSaid } from './NewestSaid.tsx';
import { outbox } from './outbox.ts';
import { Rows } from './Rows.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useOlder } from './use-older.ts';
import { useOnScreen } from './use-on-screen.ts';
import { type Unread, usePointer } from './use-unread.ts';
import { walkRows } from './walk-rows.ts';

type Props = {
  log: MessageLog;
  unread: Unread;
  /** A place in the channel to go to. */
  at: number | undefined;
  /** A message to go to, by its id. */
  goTo: string | null;
  onGone: () => void;
};

/** Older messages are on their way while the first one is a screen away. */
const ahead = '100% 0px 0px 0px';

/** The place after which all is new; null when nothing is, or when that place is not loaded yet. */
function newAfterOf({ items, older }: MessageLog, { mark }: Unread): number | null {
  if (!mark) return null;
  if (mark.lastReadMessageId === null) return older === null ? 0 : null;
  return items.find(({ id }) => id === mark.lastReadMessageId)?.sequence ?? null;
}

/** The messages of a channel from the newest page on; older ones come as somebody scrolls to them. */
export function MessageList({ log, unread, at, goTo, onGone }: Props) {
  const { channel, me } = useOpenChannel();
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { isAtEnd, held } = useHeldPlace(box, list);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  const newAfter = newAfterOf(log, unread);
  const rows = useMemo(() => {
    const here = waiting.filter(({ channelId }) => channelId === channel.id);
    return messageRows({ items: log.items, waiting: here, me, newAfter });
  }, [log.items, waiting, channel.id, me, newAfter]);
  usePointer(unread, lastWithoutGap(log.items), useOnScreen(end, box));
  const older = useOlder(channel.id, log, useOnScreen(top, box, ahead));

  const [seenMark, setSeenMark] = useState<Unread['mark']>(null);
  /** The row to go to as soon as it is drawn. */
  const sought = useRef<string>(null);
  useEffect(() => {
    if (sought.current !== null && held.current?.toRow(sought.current)) sought.current = null;
  });
  const seek = async (find: (known: MessageLog) => string | null): Promise<void> => {
    const key = await older.until(find);
    if (key === null) toast.info(t('tooFarBack'));
    else if (!held.current?.toRow(key)) sought.current = key;
  };
  const seekMessage = useEffectEvent((fits: (message: Message) => boolean) => {
    void seek(({ items }) => {
      const found = items.find(fits);
      return found ? rowKey(found, me) : null;
    });
  });
  useEffect(() => {
    if (at !== undefined) seekMessage(({ sequence }) => sequence === at);
  }, [at]);
  useEffect(() => {
    if (goTo === null) return;
    seekMessage(({ id }) => id === goTo);
    onGone();
  }, [goTo, onGone]);
  // an own message is followed to the end, wherever one was
  const waits = rows.filter(({ kind }) => kind === 'waiting').length;
  useEffect(() => {
    if (waits > 0) held.current?.toEnd();
  }, [waits, held]);

  const jump = () => void seek((known) => (newAfterOf(known, unread) === null ? null : 'new'));
  return (
    <div className={classes.frame}>
      <section
        ref={box}
        className={classes.box}
        // a pane that scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t('messagesOf', { name: channel.name })}
        onKeyDown={walkRows}
      >
        <div ref={list} className={classes.list}>
          <div ref={top} />
          <Beginning log={log} failed={older.failed} onRetry={() => void older.more()} />
          <Rows rows={rows} onLineSeen={() => setSeenMark(unread.mark)} />
          <div ref={end} className={classes.end} />
        </div>
      </section>
      {unread.mark !== null && unread.mark !== seenMark && (
        <div className={classes.jump} data-up>
          <Jump icon="arrow-up" text={t('jumpToUnread')} onClick={jump} />
        </div>
      )}
      {!isAtEnd && (
        <div className={classes.jump}>
          <Jump icon="arrow-down" text={t('toNewest')} onClick={() => held.current?.toEnd()} />
        </div>
      )}
      <NewestSaid items={log.items} me={me} />
    </div>
  );
}

function Beginning({ log, failed, onRetry }: { log: MessageLog; failed: boolean; onRetry: () => void }) {
  const { channel } = useOpenChannel();
  if (log.older === null)
    return (
      <p className={classes.beginning}>
        {log.items.length === 0 ? t('emptyChannel') : t('beginning', { name: channel.name })}
      </p>
    );
  return (
    <p className={classes.beginning}>
      {t(failed ? 'olderNotLoaded' : 'loadingOlder')}
      {failed && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </p>
  );
}

function Jump({ icon, text, onClick }: { icon: string; text: string; onClick: () => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.jumpButton}
      leftSection={<Icon name={icon} size={14} />}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
