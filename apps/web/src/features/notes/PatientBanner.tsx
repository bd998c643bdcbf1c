import type { Note } from '@clinical/contract/notes/notes.schemas';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { t } from './notes.texts.ts';
import classes from './PatientBanner.module.css';
import { ageOn } from './patient-age.ts';
import { sayAge } from './say-age.ts';

type Props = {
  note: Note;
  actions?: ReactNode;
  /** Between who it is and what can be done. */
  children?: ReactNode;
};

/** Whose chart this is, in view all the time: name, date of birth with age, sex, MRN. */
export function PatientBanner({ note, actions, children }: Props) {
  const [today] = useState(() => new Date());
  const age = note.dateOfBirth === null ? null : ageOn(note.dateOfBirth, today);
  const born = note.dateOfBirth === null ? t('notKnown') : formatDay(note.dateOfBirth);
  return (
    <header className={classes.banner} data-patient-banner>
      <div className={classes.words}>
        <h1 className={classes.name} title={note.title}>
          {note.title}
        </h1>
        <dl className={classes.facts}>
          <div>
            <dt>{t('dateOfBirth')}</dt>
            <dd>{age === null ? born : `${born} (${sayAge(age)})`}</dd>
          </div>
          <div>
            <dt>{t('sex')}</dt>
            <dd>{note.sex === null ? t('notKnown') : t(note.sex)}</dd>
          </div>
          <div>
            <dt>{t('mrn')}</dt>
            <dd>{note.mrn ?? t('notKnown')}</dd>
          </div>
        </dl>
      </div>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
