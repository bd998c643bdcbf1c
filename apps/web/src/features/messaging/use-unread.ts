import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReachable } from '../../lib/connection.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useReadPointer } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** The pointer as it was when something was unread: the line "New" stands after it. Null: no line. */
type Mark = { lastReadMessageId: string | null };

/** What is unread in an open channel, and the own pointer in it. */
export function useUnread(channel: Channel) {
  const { unread, lastReadMessageId } = channel;
  const pointer = useReadPointer(channel.id);
  const [mark, setMark] = useState<Mark | null>(unread > 0 ? { lastReadMessageId } : null);
  const [before, setBefore] = useState(unread);
  const [isKept, setKept] = useState(false);
  const [isInSight, setInSight] = useState(false);
  if (before !== unread) {
    setBefore(unread);
    // what arrives under the eyes of the reader needs no line
    if (before === 0 && !isInSight) setMark({ lastReadMessageId });
  }
  const { mutate } = pointer;
  const keepUnread = useMemo(
    () => (message: Message) => {
      setKept(true);
      mutate(
        { id: message.id, keepUnread: true },
        {
          onSuccess: (now) => setMark({ lastReadMessageId: now.lastReadMessageId }),
          onError: (error) => {
            setKept(false);
            toast.error(messageOf(error), { title: t('notDone') });
          },
        },
      );
    },
    [mutate],
  );
  return {
    count: unread,
    mark,
    isKept,
    keepUnread,
    setInSight,
    moveTo: (id: string) => mutate({ id, keepUnread: false }),
    /** Who writes has read. */
    read: () => {
      setKept(false);
      setMark(null);
    },
  };
}

export type Unread = ReturnType<typeof useUnread>;

/** Moves the pointer to the newest message while that one is on screen, once for each. */
export function usePointer(unread: Unread, newest: Message | null, isOnScreen: boolean): void {
  const reachable = useReachable();
  const asked = useRef<string | null>(null);
  const { count, isKept, setInSight, moveTo } = unread;
  useEffect(() => {
    setInSight(isOnScreen);
  }, [setInSight, isOnScreen]);
  const due = isOnScreen && reachable && !isKept && count > 0 ? (newest?.id ?? null) : null;
  useEffect(() => {
    if (due === null || asked.current === due) return;
    asked.current = due;
    moveTo(due);
  });
  useEffect(() => {
    // a try that was lost is made again
    if (!reachable || isKept) asked.current = null;
  }, [reachable, isKept]);
}
