import type { LinkedSummary, LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currentLocale } from '../lib/locale.ts';
import { report, statusOf } from './link-server.ts';
import { t } from './patient.texts.ts';

type Props = {
  token: string;
  view: LinkView;
  summary: LinkedSummary;
  onShow: (view: LinkView) => void;
  /** The visit or the link ended. */
  onClosed: () => void;
};

/** A signed note in plain words. Each line can be reported as wrong, once. */
export function Summary({ token, view, summary: { signer, visitedAt, parts }, onShow, onClosed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(visitedAt));
  return (
    <article>
      <h1 ref={heading} tabIndex={-1}>
        {t('summaryOf', { date })}
      </h1>
      <p className="quiet">{t('summaryFrom', { signer })}</p>
      {parts.map(({ part, lines }) => (
        <section key={part}>
          <h2>{t(part)}</h2>
          <ul className="lines">
            {lines.map(({ text, reported }) => (
              <li key={text} dir="auto">
                {text}{' '}
                {reported ? (
                  <strong role="status" className="reported">
                    {t('reported')}
                  </strong>
                ) : opened === text ? (
                  <ReportForm
                    onCancel={() => setOpened(null)}
                    onSend={async (comment) => {
                      try {
                        onShow(await report(token, { visit: view.visit, text, comment }));
                        setOpened(null);
                      } catch (error) {
                        if (statusOf(error) !== 404) throw error;
                        onClosed();
                      }
                    }}
                  />
                ) : (
                  <button
                    type="button"
                    className="wrong"
                    aria-label={t('notRightOf', { text })}
                    onClick={() => setOpened(text)}
                  >
                    {t('notRight')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="danger">{t('danger')}</p>
      <p className="quiet">{t('summaryLater')}</p>
    </article>
  );
}

type FormProps = { onCancel: () => void; onSend: (comment: string) => Promise<void> };

function ReportForm({ onCancel, onSend }: FormProps) {
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    onSend(comment).catch((error: unknown) => {
      setBusy(false);
      setProblem(t(statusOf(error) === 0 ? 'reportNotSent' : 'failed'));
    });
  };
  return (
    <form className="report" autoComplete="off" onSubmit={submit}>
      <label className="field">
        {t('whatIsWrong')}
        <textarea
          ref={field}
          rows={2}
          dir="auto"
          maxLength={1_000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </label>
      <p role="status" className="problem">
        {problem}
      </p>
      <div className="pair">
        <button type="submit" className="primary" aria-disabled={busy}>
          {busy ? t('sending') : t('sendReport')}
        </button>
        <button type="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
