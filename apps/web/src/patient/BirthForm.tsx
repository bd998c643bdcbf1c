import type { LinkKind, LinkReader } from '@clinical/contract/patient-links/patient-links.schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BirthFields, dateOf } from './BirthFields.tsx';
import { statusOf } from './link-server.ts';
import { t } from './patient.texts.ts';

type Props = {
  locale: string;
  /** The page was open, and its hour is over. */
  isAgain: boolean;
  /** Null while the server was not reached. */
  opens: LinkKind | null;
  onOpen: (dateOfBirth: string, reader: LinkReader) => Promise<void>;
};

const readers = ['patient', 'parent', 'other'] as const;

function problemOf(error: unknown): string {
  const status = statusOf(error);
  return t(status === 404 ? 'refused' : status === 429 ? 'tooMany' : 'failed');
}

/** Who answers, and the date of birth that opens the link. */
export function BirthForm({ locale, isAgain, opens, onOpen }: Props) {
  const isSummary = opens === 'summary';
  const [reader, setReader] = useState<LinkReader>('patient');
  const [entered, setEntered] = useState({ day: '', month: '', year: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const date = dateOf(entered);
    setProblem(date === null ? t('birthNeeded') : '');
    if (date === null || busy) return;
    setBusy(true);
    try {
      await onOpen(date, reader);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {t(isSummary ? 'summaryTitle' : 'title')}
      </h1>
      <p>{t(isAgain ? 'again' : isSummary ? 'summaryAbout' : 'about')}</p>
      <p className="danger">{t('danger')}</p>
      {!isSummary && (
        <fieldset>
          <legend>{t('who')}</legend>
          {readers.map((each) => (
            <label key={each} className="choice">
              <input type="radio" name="reader" checked={reader === each} onChange={() => setReader(each)} />
              {t(each)}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t('birth')}</legend>
        <BirthFields locale={locale} entered={entered} onChange={setEntered} />
      </fieldset>
      <p role="alert" className="problem">
        {problem}
      </p>
      <button type="submit" className="primary" aria-disabled={busy}>
        {busy ? t('loading') : t(isSummary ? 'open' : 'begin')}
      </button>
    </form>
  );
}
