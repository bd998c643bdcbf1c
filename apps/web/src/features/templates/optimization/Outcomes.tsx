import type { OptimizationOutcome } from '@clinical/contract/optimization/optimization.schemas';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format.ts';
import { editTitle } from './edit-title.ts';
import { outcomesQuery } from './optimization.api.ts';
import { t } from './optimization.texts.ts';
import classes from './Optimization.module.css';

/** What came of the changes that were taken in: also when that is nothing. */
export function Outcomes({ template }: { template: Template }) {
  const { data } = useQuery(outcomesQuery(template.id));
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('outcomes')}</h3>
      <ul className={classes.outcomes}>
        {data.map((outcome) => (
          <li key={outcome.id}>
            <strong>{editTitle(outcome.edit, outcome.header, template.sections)}</strong>
            <span>{result(outcome)}</span>
            {outcome.after.notes > 0 && (
              <span className={classes.facts}>
                {t('stillMade', { share: percent(outcome.after.share), was: percent(outcome.before.share) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const whole = (seconds: number): string => formatNumber(Math.round(Math.abs(seconds)));
const asChange = (seconds: number): string => t(seconds < 0 ? 'less' : 'more', { n: whole(seconds) });

function result({ effect, version, needed, after, difference }: OptimizationOutcome): string {
  if (effect === 'measuring' || difference === null) return t('measuring', { version, needed, n: after.notes });
  const { seconds, low, high } = difference;
  if (effect === 'none') return t('noEffect', { version, low: asChange(low), high: asChange(high) });
  const [least, most] = effect === 'faster' ? [high, low] : [low, high];
  return t(effect, { version, n: whole(seconds), low: whole(least), high: whole(most) });
}
