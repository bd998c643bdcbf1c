import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { useCallback, useEffect, useRef } from 'react';
import { usePersistedFields } from '../../lib/store/use-persisted-fields.ts';
import { authorName } from './author.ts';

const empty = { text: '', noteId: '', quoteId: '', quoteName: '', quoteText: '', quoteThread: '', urgent: '' };

/** What is being written in one place, kept on this device with its quote and chart until it is sent. */
export function useDraft(place: string) {
  const { fields, change, clear } = usePersistedFields(`message-draft:${place}`, empty);
  const put = useRef(change);
  useEffect(() => {
    put.current = change;
  });
  // the same one for each key that is pressed: all messages know it
  const quote = useCallback(
    (message: Message) =>
      put.current({
        quoteId: message.id,
        quoteName: authorName(message),
        quoteText: message.content.slice(0, 200),
        quoteThread: message.threadId ?? message.id,
      }),
    [],
  );
  const replyTo =
    fields.quoteId === ''
      ? null
      : {
          id: fields.quoteId,
          authorName: fields.quoteName,
          content: fields.quoteText,
          threadId: fields.quoteThread,
        };
  return {
    text: fields.text,
    noteId: fields.noteId || null,
    urgent: fields.urgent !== '',
    replyTo,
    write: (text: string) => change({ text }),
    refer: (noteId: string | null) => change({ noteId: noteId ?? '' }),
    markUrgent: (urgent: boolean) => change({ urgent: urgent ? 'yes' : '' }),
    quote,
    unquote: () => change({ quoteId: '', quoteName: '', quoteText: '', quoteThread: '' }),
    clear,
  };
}

export type Draft = ReturnType<typeof useDraft>;
