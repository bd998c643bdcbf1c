import { interviewLimits } from '@clinical/contract/pre-chats/interviews.rules';
import type { LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { useEffect, useRef, useState } from 'react';
import { request, statusOf } from './link-server.ts';
import { makeId } from './make-id.ts';
import { t } from './patient.texts.ts';
import { readUnsent, storeUnsent, type Unsent } from './unsent-answer.ts';

type Props = {
  token: string;
  view: LinkView;
  question: NonNullable<LinkView['question']>;
  /** What happened to the question before. */
  notice: string;
  onShow: (view: LinkView, notice?: string) => void;
  /** The visit or the link ended. */
  onClosed: () => void;
};

/** Without a connection an answer is sent again this often, in milliseconds. */
const retryEvery = 5_000;

/** The open question. Choices of a questionnaire are shown without their score. An answer that cannot be sent stays in this tab and is sent later. */
export function Question({ token, view, question, notice, onShow, onClosed }: Props) {
  const { visit, introduction } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  const [unsent, setUnsent] = useState<Unsent | null>(() => readUnsent(token, question.text));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(notice);
  // screen readers read each new question
  useEffect(() => heading.current?.focus(), []);

  const send = async (answer: Unsent) => {
    setBusy(true);
    setProblem('');
    setUnsent(answer);
    storeUnsent(answer);
    try {
      const { turnId, question: asked, answer: words } = answer;
      const next = await request(token, { do: 'answer', visit, turnId, question: asked, answer: words });
      storeUnsent(null);
      onShow(next);
    } catch (error) {
      setBusy(false);
      const status = statusOf(error);
      if (status === 0 || status === 429) return;
      if (status === 404) return onClosed();
      storeUnsent(null);
      setUnsent(null);
      setText(answer.answer);
      setProblem(t(status === 413 || status === 422 ? 'tooLong' : 'failed'));
      if (status === 409)
        void request(token, { do: 'show', visit }).then(
          (next) => onShow(next, t('elsewhere')),
          () => undefined,
        );
    }
  };
  const submit = (answer: string) => {
    if (answer.trim() !== '' && !busy && !unsent)
      void send({ token, turnId: makeId(), question: question.text, answer });
  };

  useEffect(() => {
    if (!unsent || busy) return;
    const again = () => void send(unsent);
    const timer = setTimeout(again, retryEvery);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  });

  const isHeld = busy || unsent !== null;
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <p id="progress" className="progress">
        {t('progress', { number: question.number, most: question.most })}
      </p>
      <progress value={question.number - 1} max={question.most} aria-hidden="true" />
      {introduction !== null && <p>{introduction}</p>}
      <h1 ref={heading} tabIndex={-1} id="question" aria-describedby="progress" dir="auto">
        {question.text}
      </h1>
      {question.choices.length > 0 ? (
        <div className="choices" role="group" aria-labelledby="question">
          {question.choices.map((choice) => (
            <button key={choice} type="button" aria-disabled={isHeld} onClick={() => submit(choice)}>
              {choice.replace(/^\d+ /, '')}
            </button>
          ))}
        </div>
      ) : (
        <>
          <label className="field">
            {t('answer')}
            <textarea
              rows={4}
              dir="auto"
              maxLength={interviewLimits.answer}
              value={unsent?.answer ?? text}
              readOnly={isHeld}
              aria-describedby="question"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="submit" className="primary" aria-disabled={isHeld || text.trim() === ''}>
            {busy ? t('sending') : t('send')}
          </button>
        </>
      )}
      <p role="status" className="problem">
        {unsent && !busy ? t('notSent') : problem}
      </p>
      <p className="quiet">{t('later')}</p>
    </form>
  );
}
