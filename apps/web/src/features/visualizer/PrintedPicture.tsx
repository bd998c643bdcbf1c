import type { Picture, PictureSeries, PictureValue, SafetyPart } from '@clinical/contract/visualizer/picture.schemas';
import { createPortal } from 'react-dom';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { pathOf, pointsOf, spanOf, timeScale, valueScale } from './picture-scale.ts';
import { sayDay, sayMedication, sayNotDrawn, sayNotKnown, sayProblem } from './say.ts';
import { sayChange } from './Aside.tsx';
import { sayItem } from './SafetyBand.tsx';
import { t } from './visualizer.texts.ts';
import classes from './PrintedPicture.module.css';

export type Sheet = 'clinician' | 'patient';
type Props = { picture: Picture; mrn: string | null; sheet: Sheet; onDone: () => void };

/** A picture as paper, for the clinician or for the patient. Every value on it is text. Printing starts when it is drawn. */
export function PrintedPicture({ picture, mrn, sheet, onDone }: Props) {
  usePrinting('picture', onDone);
  const { note, madeAt } = picture;
  const facts = [
    ...(note.dateOfBirth ? [t('born', { day: formatDay(note.dateOfBirth) })] : []),
    ...(mrn ? [mrn] : []),
    t('madeAt', { at: formatDateTime(madeAt) }),
  ];
  return createPortal(
    <div className={classes.sheet} aria-hidden="true">
      <header className={classes.head}>
        <h1>{note.title}</h1>
        <p>
          <b>{t(sheet === 'clinician' ? 'sheetClinician' : 'sheetPatient')}</b> · {facts.join(' · ')}
        </p>
      </header>
      {sheet === 'clinician' ? <ClinicianSheet picture={picture} /> : <PatientSheet picture={picture} />}
      <footer className={classes.foot}>{t(sheet === 'clinician' ? 'footClinician' : 'footPatient')}</footer>
    </div>,
    document.body,
  );
}

function saysPart({ state, items }: SafetyPart): string {
  if (items.length === 0) return t(state === 'not-applicable' ? 'notApplicable' : 'notRecorded');
  const rest = state === 'conflict' ? [t('contradicted')] : state === 'unknown' ? [t('notRecorded')] : [];
  return [...items.map(sayItem), ...rest].join(' · ');
}

const sayValue = ({ text, date, notDrawn }: PictureValue): string =>
  `${text} (${[sayDay(date), ...(notDrawn === null ? [] : [sayNotDrawn(notDrawn)])].join(', ')})`;

const markOf = ({ sources }: { sources: readonly { signed: boolean }[] }): string =>
  sources.some(({ signed }) => signed) ? '●' : '○';

function ClinicianSheet({ picture }: { picture: Picture }) {
  const { safety, problems, medications, series, changes, since, openQuestions, notKnown } = picture;
  const x = timeScale(spanOf(picture), 96);
  const shown = <Item extends { focused: boolean }>(list: readonly Item[]) => list.filter(({ focused }) => focused);
  return (
    <>
      <dl className={classes.safety}>
        <dt>{t('allergies')}</dt>
        <dd>{saysPart(safety.allergies)}</dd>
        <dt>{t('anticoagulants')}</dt>
        <dd>{saysPart(safety.anticoagulants)}</dd>
        <dt>{t('pregnancy')}</dt>
        <dd>{saysPart(safety.pregnancy)}</dd>
      </dl>
      <div className={classes.columns}>
        <List title={t('problems')} lines={shown(problems).map((one) => `${one.name}: ${sayProblem(one)}`)} />
        <List
          title={t('medication')}
          lines={shown(medications).map(
            (one) => `${[one.name, one.dose].filter(Boolean).join(' ')}: ${sayMedication(one)}`,
          )}
        />
        {since !== null && (
          <List
            title={t('changes', { day: sayDay(since) })}
            lines={changes.map((one) => `${one.name}: ${sayChange(one)}`)}
          />
        )}
        <List title={t('questions')} lines={openQuestions.map(({ text, date }) => `${text} (${sayDay(date)})`)} />
        <List title={t('notKnown')} lines={notKnown.map(sayNotKnown)} />
      </div>
      <h2>{t('values')}</h2>
      <div className={classes.values}>
        {shown(series).map((one) => (
          <div key={one.name} className={classes.measure}>
            <b>{one.name}</b>
            <Spark series={one} x={x} />
            <span>
              {one.values
                .map((value) => `${markOf(value)} ${sayValue(value)}`)
                .toReversed()
                .join(' · ')}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** The course at a glance; the values stand beside it as text. */
function Spark({ series, x }: { series: PictureSeries; x: ReturnType<typeof timeScale> }) {
  const points = pointsOf(series);
  if (points.length < 2) return <span />;
  return (
    <svg width={104} height={28} viewBox="0 0 104 28">
      <path className={classes.spark} d={pathOf(points, x, valueScale(points, 32))} />
    </svg>
  );
}

/** In plain words and without what only clinicians need: safety, medicines, problems, latest values. */
function PatientSheet({ picture }: { picture: Picture }) {
  const { safety, problems, medications, series } = picture;
  return (
    <>
      <dl className={classes.safety}>
        <dt>{t('toldEveryone')}</dt>
        <dd>
          {t('allergies')}: {saysPart(safety.allergies)}
        </dd>
        <dd>
          {t('anticoagulants')}: {saysPart(safety.anticoagulants)}
        </dd>
        {safety.pregnancy.state !== 'not-applicable' && (
          <dd>
            {t('pregnancy')}: {saysPart(safety.pregnancy)}
          </dd>
        )}
      </dl>
      <div className={classes.plain}>
        <List
          title={t('yourMedicines')}
          lines={medications
            .filter(({ status }) => status === 'active')
            .map(({ name, dose }) => [name, dose].filter(Boolean).join(' '))}
        />
        <List
          title={t('yourProblems')}
          lines={problems.filter(({ status }) => status === 'active').map(({ name }) => name)}
        />
        <List
          title={t('yourValues')}
          lines={series.flatMap(({ name, values, focused }) => {
            const last = values.at(-1);
            return focused && last ? [`${name}: ${sayValue(last)}`] : [];
          })}
        />
      </div>
    </>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
