import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentViewing } from '../../../lib/session/viewing.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeletons.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Dialogue } from './Dialogue.tsx';
import { FlagCard } from './FlagCard.tsx';
import { preChatQuery, usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import { PreChatHead } from './PreChatHead.tsx';
import classes from './PreChats.module.css';
import { Question } from './Question.tsx';
import { Summary } from './Summary.tsx';
import { turnNumbers } from './turn-numbers.ts';

/** One pre-chat: what warns first, then what waits for an answer, what was said, and the dialogue. */
export function PreChatPage({ id }: { id: string }) {
  const chat = useQuery(preChatQuery(id));
  if (chat.isError && !chat.data) {
    return <ErrorState error={chat.error} title={t('missing')} onRetry={() => void chat.refetch()} />;
  }
  if (!chat.data) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  return <Shown key={chat.data.id} chat={chat.data} />;
}

function Shown({ chat }: { chat: PreChat }) {
  const actions = usePreChat(chat.id);
  useReading(chat, actions.markRead.mutate);
  const numbers = turnNumbers(chat);
  const open = chat.sequences.find(({ state }) => state === 'open');
  const conflicts = chat.sequences.flatMap(({ summary }) => summary.conflicts);
  return (
    <div className={classes.whole}>
      <PreChatHead chat={chat} actions={actions} />
      <div className={classes.page}>
        {chat.flags.map((flag) => (
          <FlagCard
            key={flag.id}
            flag={flag}
            numbers={numbers}
            mayClear={chat.abilities.clear}
            clear={actions.clearFlag}
          />
        ))}
        {open && chat.abilities.answer && <Question chat={chat} sequence={open} answer={actions.answer} />}
        {conflicts.length > 0 && <Conflicts conflicts={conflicts} numbers={numbers} />}
        {chat.sequences.map((sequence) => (
          <Summary key={sequence.prompt_id} sequence={sequence} locale={chat.locale} numbers={numbers} />
        ))}
        <Dialogue chat={chat} numbers={numbers} correct={actions.correct} />
      </div>
    </div>
  );
}

/** What only somebody in front of the page does. */
const presence = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Answers that have ended are read by who opens them, once. Those that come to a page that stands open wait until somebody is there:
 * the patient is told that a person read them.
 */
function useReading({ state, readAt, abilities, answers }: PreChat, markRead: () => void): void {
  const isToRead = state !== 'open' && readAt === null && answers > 0 && abilities.clear && currentViewing() === null;
  const [isOpened] = useState(() => isToRead && document.visibilityState === 'visible');
  useEffect(() => {
    if (!isToRead) return;
    if (isOpened) return markRead();
    const waiting = new AbortController();
    const read = () => {
      waiting.abort();
      markRead();
    };
    for (const event of presence) addEventListener(event, read, { signal: waiting.signal });
    return () => waiting.abort();
  }, [isToRead, isOpened, markRead]);
}
