import type { Message, MessagePage } from '@clinical/contract/messaging/messaging.schemas';

/** What is known of a channel: its newest messages without a gap, and older ones as far as somebody scrolled. */
export type MessageLog = {
  /** In the order of their places. */
  items: readonly Message[];
  /** What older ones are asked for with; null when there are none. */
  older: string | null;
  /** Every change up to this one is in. */
  revision: number;
};

export function openLog({ items, last_evaluated_key, revision }: MessagePage): MessageLog {
  return { items: items.toReversed(), older: last_evaluated_key, revision };
}

export function addOlder(log: MessageLog, page: MessagePage): MessageLog {
  return { ...log, items: merge(page.items.toReversed(), log.items), older: page.last_evaluated_key };
}

/** @param changed what changed after the log's revision, up to that of the page */
export function applyChanges(log: MessageLog, changed: readonly Message[], revision: number): MessageLog {
  return { ...log, items: within(log, changed), revision: Math.max(log.revision, revision) };
}

/** One message as the server answered it. Changes before it may be unknown, so the revision stays. */
export function putMessage(log: MessageLog, message: Message): MessageLog {
  return { ...log, items: within(log, [message]) };
}

/** The newest message with none missing before it: what somebody who sees it has all before it. */
export function lastWithoutGap(items: readonly Message[]): Message | null {
  const gap = items.findIndex(({ sequence }, at) => at > 0 && sequence !== items[at - 1]!.sequence + 1);
  return (gap < 0 ? items.at(-1) : items[gap - 1]) ?? null;
}

/** Changes of messages that were not loaded yet are left out: they come with their page. */
function within({ items, older }: MessageLog, changed: readonly Message[]): readonly Message[] {
  const first = older === null ? 0 : (items[0]?.sequence ?? 0);
  return merge(
    items,
    changed.filter(({ sequence }) => sequence >= first),
  );
}

/** Each message once, as it is after its latest change. */
function merge(some: readonly Message[], others: readonly Message[]): readonly Message[] {
  const byId = new Map(some.map((message) => [message.id, message]));
  for (const message of others) {
    const before = byId.get(message.id);
    if (!before || before.revision < message.revision) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}
