import type { OpenQuestion, Picture, PictureChange } from '@clinical/contract/visualizer/picture.schemas';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { OpenSources } from './Lanes.tsx';
import { sayDay, sayNotKnown } from './say.ts';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

/** What changed, what is open, and what the chart does not say. */
export function Aside({ picture, onOpen }: { picture: Picture; onOpen: OpenSources }) {
  const { since, changes, openQuestions, notKnown } = picture;
  return (
    <aside className={classes.aside}>
      <section>
        <h2 className={classes.heading}>{since === null ? t('changesNone') : t('changes', { day: sayDay(since) })}</h2>
        {changes.length === 0 && <p className={classes.quiet}>{t(since === null ? 'noEarlier' : 'noChanges')}</p>}
        <ul className={classes.notes}>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name} ${change.what} ${change.date}`}>
              <Icon name={icons[change.what]} size={16} />
              <button type="button" className={classes.noteButton} onClick={() => onOpen(change.name, change.sources)}>
                <b>{change.name}</b>
                <small>{sayChange(change)}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={classes.heading}>{t('questions')}</h2>
        {openQuestions.length === 0 && <p className={classes.quiet}>{t('noQuestions')}</p>}
        <ul className={classes.notes}>
          {openQuestions.map((question) => (
            <li key={`${question.why} ${question.text} ${question.date}`}>
              <Icon name={question.why === 'conflict' ? 'equal-not' : 'help-circle'} size={16} />
              <button
                type="button"
                className={classes.noteButton}
                onClick={() => onOpen(t('questions'), question.sources)}
              >
                <b>{question.text}</b>
                <small>
                  {whys[question.why]}, {sayDay(question.date)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={classes.heading}>{t('notKnown')}</h2>
        {notKnown.length === 0 && <p className={classes.quiet}>{t('everything')}</p>}
        <ul className={classes.missing}>
          {notKnown.map((one) => (
            <li key={`${one.what} ${one.name}`}>{sayNotKnown(one)}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

const icons: Record<PictureChange['what'], IconName> = {
  started: 'plus',
  stopped: 'x',
  changed: 'refresh',
  new: 'plus',
  worse: 'arrow-up',
  better: 'circle-check',
  resolved: 'circle-check',
  higher: 'arrow-up',
  lower: 'arrow-down',
  same: 'check',
  first: 'plus',
};
const words: Record<PictureChange['what'], string> = {
  started: t('changeStarted'),
  stopped: t('changeStopped'),
  changed: t('changeChanged'),
  new: t('new'),
  worse: t('worse'),
  better: t('better'),
  resolved: t('resolved'),
  higher: t('changeHigher'),
  lower: t('changeLower'),
  same: t('changeSame'),
  first: t('changeFirst'),
};
const whys: Record<OpenQuestion['why'], string> = {
  ordered: t('ordered'),
  pending: t('pending'),
  unclear: t('unclear'),
  conflict: t('conflicting'),
};

export function sayChange({ what, before, after, date }: PictureChange): string {
  const change = before !== '' && after !== '' ? `${before} → ${after}` : after;
  return [words[what], change, date === null ? '' : sayDay(date)].filter(Boolean).join(', ');
}
