import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { dayOf } from '../../lib/today.ts';
import type { Waiting } from './outbox.ts';

/** `isFirst`: its author is named above it; those that follow within minutes stand below without. */
export type MessageRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: 'new' }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean }
  | { kind: 'waiting'; key: string; waiting: Waiting; isFirst: boolean };

type Shown = {
  items: readonly Message[];
  waiting: readonly Waiting[];
  me: string;
  /** Messages of others after this place are new; null when none are. */
  newAfter: number | null;
};

/** An own message keeps its row from before it was sent. */
export const rowKey = ({ id, clientId, author }: Message, me: string): string => (author?.id === me ? clientId : id);

/** So long one author's messages stand together, in milliseconds. */
const together = 5 * 60_000;

/** What stands below what: a line for each day, one before the first new message, and what is not sent yet at the end. */
export function messageRows({ items, waiting, me, newAfter }: Shown): MessageRow[] {
  const rows: MessageRow[] = [];
  let author = '';
  let since = 0;
  let day = '';
  let isMarked = newAfter === null;
  const beginDay = (at: number) => {
    const next = dayOf(new Date(at));
    if (next === day) return;
    day = next;
    author = '';
    rows.push({ kind: 'day', key: `day:${day}`, day });
  };
  /** Says whether the author is to be named. */
  const isFirstOf = (who: string, at: number): boolean => {
    if (who === author && at - since <= together) return false;
    author = who;
    since = at;
    return true;
  };
  for (const message of items) {
    const at = Date.parse(message.createdAt);
    beginDay(at);
    if (!isMarked && message.sequence > newAfter! && message.author?.id !== me) {
      isMarked = true;
      author = '';
      rows.push({ kind: 'new', key: 'new' });
    }
    const isFirst = isFirstOf(message.author?.id ?? 'program', at) || message.replyTo !== null;
    rows.push({ kind: 'message', key: rowKey(message, me), message, isFirst });
  }
  const sent = new Set(items.filter((message) => message.author?.id === me).map(({ clientId }) => clientId));
  for (const each of waiting) {
    if (sent.has(each.clientId)) continue;
    beginDay(each.at);
    const isFirst = isFirstOf(me, each.at) || each.replyTo !== null;
    rows.push({ kind: 'waiting', key: each.clientId, waiting: each, isFirst });
  }
  return rows;
}

/** Rows that are laid out together; which ones does not change when older ones come before them. */
export function chunksOf(rows: readonly MessageRow[]): { key: number; rows: MessageRow[] }[] {
  const chunks: { key: number; rows: MessageRow[] }[] = [];
  let [key, next]: [number, MessageRow[]] = [0, []];
  for (const row of rows) {
    const place = row.kind === 'message' ? Math.floor(row.message.sequence / perChunk) : key;
    // lines before the first message of a chunk belong to it
    next.push(row);
    if (row.kind !== 'message' && row.kind !== 'waiting') continue;
    if (place === key && chunks.length > 0) chunks.at(-1)!.rows.push(...next);
    else chunks.push({ key: place, rows: next });
    [key, next] = [place, []];
  }
  return chunks;
}

const perChunk = 50;
