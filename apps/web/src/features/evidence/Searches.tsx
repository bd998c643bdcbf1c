import type { EvidenceAnswer, Removed, RunSearch } from '@clinical/contract/evidence/answer.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Props = {
  sent: Pick<EvidenceAnswer, 'question' | 'removed'> | null;
  searches: readonly RunSearch[];
  searched?: number;
};

const mark = /\[(name|date|age|number|phone|email|address|link)\]/;

/** What was sent without identifiers, and the searches that were run with it. */
export function Searches({ sent, searches, searched }: Props) {
  const removed = sent ? Object.values(sent.removed).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <aside className={classes.aside} aria-label={t('howSearched')}>
      {sent && (
        <section>
          <h3 className={classes.asideTitle}>{t('sentTitle')}</h3>
          <p className={classes.sent}>
            {sent.question.split(mark).map((part, at) =>
              at % 2 === 0 ? (
                part
              ) : (
                // parts never move
                <span key={`${at} ${part}`} className={classes.removed}>
                  {t('removedMark', { kind: t(part as Removed) })}
                </span>
              ),
            )}
          </p>
          <p className={classes.quiet}>
            <Icon name="shield" size={14} /> {removed > 0 ? t('removed', { n: removed }) : t('sentNothing')}{' '}
            {t('sentAs')}
          </p>
        </section>
      )}
      {searches.length > 0 && (
        <section>
          <h3 className={classes.asideTitle}>{t('searches')}</h3>
          <ul className={classes.searches}>
            {searches.map(({ service, words, found, read }) => (
              <li key={`${service} ${words}`}>
                <code>{words}</code>
                <span className={classes.quiet}>
                  {service === null ? t('searchFound', { found, read }) : t('searchAt', { service, found, read })}
                </span>
              </li>
            ))}
          </ul>
          {searched !== undefined && <p className={classes.quiet}>{t('searched', { n: searched })}</p>}
        </section>
      )}
    </aside>
  );
}
