import type { PreChat, PreChatTurn } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';
import { turnAnchor } from './turn-numbers.ts';

type Correct = ReturnType<typeof usePreChat>['correct'];
type Props = { chat: PreChat; numbers: ReadonlyMap<string, number>; correct: Correct };

const speakers = {
  patient: 'answeredPatient',
  relative: 'answeredRelative',
  parent: 'answeredParent',
  other: 'answeredOther',
  staff: 'answeredStaff',
} as const;

/** Every question with its answer, and what an answer said before it was corrected. */
export function Dialogue({ chat, numbers, correct }: Props) {
  const turns = chat.sequences.flatMap((sequence) => sequence.turns);
  const [editing, setEditing] = useState<string | null>(null);
  if (turns.length === 0) return null;
  return (
    <section aria-label={t('dialogue')}>
      <h2 className={classes.heading}>
        {t('dialogue')} <span className={classes.quiet}>{t('answerCount', { n: turns.length })}</span>
      </h2>
      <ol className={classes.dialogue}>
        {turns.map((turn) => (
          <li key={turn.id} id={turnAnchor(turn.id)} className={classes.turn} tabIndex={-1}>
            <time className={classes.turnTime} dateTime={turn.answeredAt} title={formatDateTime(turn.answeredAt)}>
              {formatTime(turn.answeredAt)}
            </time>
            <p className={classes.asked} lang={chat.locale}>
              {turn.question}
            </p>
            {editing === turn.id ? (
              <Correction turn={turn} correct={correct} onClose={() => setEditing(null)} />
            ) : (
              <Said
                turn={turn}
                n={numbers.get(turn.id) ?? 0}
                onCorrect={chat.abilities.answer ? () => setEditing(turn.id) : null}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ turn, n, onCorrect }: { turn: PreChatTurn; n: number; onCorrect: (() => void) | null }) {
  return (
    <div className={classes.said}>
      <p className={classes.text}>{turn.answer}</p>
      <p className={classes.quiet}>
        {t(speakers[turn.answeredBy])}
        {turn.author !== null && ` · ${turn.author}`}
      </p>
      {turn.corrections.map(({ before, by, at }) => (
        <p key={at} className={classes.quiet}>
          {t('corrected', { name: by, at: formatDateTime(at), before })}
        </p>
      ))}
      {onCorrect && (
        <button type="button" className={classes.correct} aria-label={t('correctNamed', { n })} onClick={onCorrect}>
          {t('correct')}
        </button>
      )}
    </div>
  );
}

function Correction({ turn, correct, onClose }: { turn: PreChatTurn; correct: Correct; onClose: () => void }) {
  const [text, setText] = useState(turn.answer);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const needsServer = useNeedsServer();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct.mutate({ answer: text, turnId: turn.id, version: turn.version }, { onSuccess: onClose });
  };
  return (
    <form className={classes.said} onSubmit={submit}>
      <LongTextarea
        aria-label={t('yourAnswer')}
        autosize
        minRows={2}
        ref={field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormFailure message={correct.error && messageOf(correct.error)} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={correct.isPending} disabled={text.trim() === ''} {...needsServer}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
