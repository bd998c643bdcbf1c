import { type FormEvent, useState } from 'react';
import type { Said } from '../lib/call/call.ts';
import { t } from './guest-video.texts.ts';

/** What is written in the call. It goes from page to page and is stored nowhere. */
export function Chat({ said, onSay }: { said: readonly Said[]; onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <section className="chat" aria-label={t('chat')}>
      <ol className="lines" aria-live="polite">
        {said.map(({ id, from, role, text: words, isSent }) => (
          <li key={id}>
            <span className="quiet">{from === null ? t('you') : from || t(role ?? 'clinician')}</span>
            <br />
            {words}
            {!isSent && <strong className="reported">{t('notSent')}</strong>}
          </li>
        ))}
      </ol>
      <form onSubmit={submit} autoComplete="off" className="pair">
        <label className="field grow">
          {t('message')}
          <input maxLength={1_000} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit">{t('send')}</button>
      </form>
      <p className="quiet">{t('chatNotKept')}</p>
    </section>
  );
}
