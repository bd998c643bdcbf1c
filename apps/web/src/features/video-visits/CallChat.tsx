import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Said } from '../../lib/call/call.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

/** What is written in the call. It goes from page to page and is stored nowhere. */
export function CallChat({ said, onSay }: { said: readonly Said[]; onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <section className={classes.card} aria-labelledby="call-chat">
      <h2 id="call-chat" className={classes.heading}>
        {t('chat')}
      </h2>
      <ol className={classes.said} aria-live="polite">
        {said.map(({ id, from, role, text: words, isSent }) => (
          <li key={id}>
            <span className={classes.quiet}>{from === null ? t('you') : from || t(role ?? 'patient')}</span>
            <br />
            {words}
            {!isSent && <span className={classes.warn}> {t('notSent')}</span>}
          </li>
        ))}
      </ol>
      <form className={classes.send} onSubmit={submit} autoComplete="off">
        <TextInput
          className={classes.grow ?? ''}
          label={t('message')}
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('send')}
        </Button>
      </form>
      <p className={classes.quiet}>{t('chatNotKept')}</p>
    </section>
  );
}
