import type { LinkKind, LinkReader } from '@clinical/contract/patient-links/patient-links.schemas';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
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

type Part = 'day' | 'month' | 'year';
const readers = ['patient', 'parent', 'other'] as const;

const months = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 15))),
  );

/** Day, month and year in the order of the language. */
const partsIn = (locale: string): Part[] =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

/** YYYY-MM-DD of a day that exists, else null. */
export function dateOf({ day, month, year }: Record<Part, string>): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  return isDay && date.toISOString().startsWith(text) ? text : null;
}

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
  const digits = (name: 'day' | 'year', most: number) => (
    <label className="field">
      {t(name)}
      <input
        inputMode="numeric"
        autoComplete={`bday-${name}`}
        maxLength={most}
        value={entered[name]}
        onChange={(event) => setEntered({ ...entered, [name]: event.target.value.replaceAll(/\D/g, '') })}
      />
    </label>
  );
  const fields = {
    day: digits('day', 2),
    month: (
      <label className="field">
        {t('month')}
        <select
          autoComplete="bday-month"
          value={entered.month}
          onChange={(event) => setEntered({ ...entered, month: event.target.value })}
        >
          <option value="">{t('choose')}</option>
          {months(locale).map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
    ),
    year: digits('year', 4),
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
        <div className="date">
          {partsIn(locale).map((part) => (
            <Fragment key={part}>{fields[part]}</Fragment>
          ))}
        </div>
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
