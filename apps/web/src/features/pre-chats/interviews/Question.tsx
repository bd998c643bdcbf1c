import type { PreChat, PreChatSequence } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button, Progress } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

type Props = { chat: PreChat; sequence: PreChatSequence; answer: ReturnType<typeof usePreChat>['answer'] };

/** The question that waits, and its answer: Enter sends it. What is typed stays on this device until it is sent. */
export function Question({ chat, sequence, answer }: Props) {
  const question = sequence.question!;
  const { text, number, most, choices, introduction } = question;
  const draft = usePersistedText(`pre-chat-answer:${chat.id}.${sequence.prompt_id}.${number}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const needsServer = useNeedsServer();
  const turnId = useTurnId(`${sequence.prompt_id}.${number}`);
  // the next question is answered where the last one was
  useEffect(() => {
    if (number > 1) field.current?.focus();
  }, [number]);
  const send = (words: string) => {
    if (words.trim() === '' || answer.isPending) return;
    answer.mutate(
      { answer: words, question: text, turnId, prompt_id: sequence.prompt_id },
      { onSuccess: () => draft.clear() },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(draft.text);
  };
  return (
    <section className={classes.asking} aria-label={t('questions')}>
      <div className={classes.progress}>
        <span>{t('progress', { number, most })}</span>
        <Progress value={((number - 1) / most) * 100} size="xs" aria-hidden="true" />
      </div>
      {introduction !== null && <p className={classes.quiet}>{introduction}</p>}
      <p className={classes.question} lang={chat.locale} role="status">
        <Icon name="nurse" size={20} />
        <span>{answer.isPending ? t('typing') : text}</span>
      </p>
      {choices.length > 0 ? (
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="default"
              disabled={answer.isPending}
              onClick={() => send(choice)}
              {...needsServer}
            >
              {choice}
            </Button>
          ))}
        </div>
      ) : (
        <div className={classes.answer}>
          <LongTextarea
            ref={field}
            label={t('yourAnswer')}
            description={t('sendHint')}
            autosize
            minRows={2}
            maxRows={8}
            value={draft.text}
            onChange={(event) => draft.change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            loading={answer.isPending}
            disabled={draft.text.trim() === ''}
            onClick={() => send(draft.text)}
            {...needsServer}
          >
            {t('send')}
          </Button>
        </div>
      )}
      <FormFailure message={answer.error && messageOf(answer.error)} />
    </section>
  );
}

/** One id for each question: an answer that is sent again is the same one. */
function useTurnId(key: string): string {
  const [made, setMade] = useState(() => ({ key, id: crypto.randomUUID() as string }));
  if (made.key === key) return made.id;
  const next = { key, id: crypto.randomUUID() };
  setMade(next);
  return next.id;
}
