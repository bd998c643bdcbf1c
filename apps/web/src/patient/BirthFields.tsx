import { Fragment } from 'react';
import { t } from './patient.texts.ts';

export type Entered = Record<Part, string>;
type Part = 'day' | 'month' | 'year';

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

type Props = { locale: string; entered: Entered; onChange: (entered: Entered) => void };

/** Day, month and year of birth. */
export function BirthFields({ locale, entered, onChange }: Props) {
  const digits = (name: 'day' | 'year', most: number) => (
    <label className="field">
      {t(name)}
      <input
        inputMode="numeric"
        autoComplete={`bday-${name}`}
        maxLength={most}
        value={entered[name]}
        onChange={(event) => onChange({ ...entered, [name]: event.target.value.replaceAll(/\D/g, '') })}
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
          onChange={(event) => onChange({ ...entered, month: event.target.value })}
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
    <div className="date">
      {partsIn(locale).map((part) => (
        <Fragment key={part}>{fields[part]}</Fragment>
      ))}
    </div>
  );
}
