import type { PictureSafety, SafetyItem, SafetyPart } from '@clinical/contract/visualizer/picture.schemas';
import { Icon } from '../../ui/Icon.tsx';
import type { OpenSources } from './Lanes.tsx';
import { sayDay } from './say.ts';
import { t } from './visualizer.texts.ts';
import classes from './SafetyBand.module.css';

/** Allergies, anticoagulants and pregnancy: in one place at every width, whatever is asked for. Unknown is said. */
export function SafetyBand({ safety, onOpen }: { safety: PictureSafety; onOpen: OpenSources }) {
  return (
    <section className={classes.band} aria-label={t('safety')}>
      <Part name={t('allergies')} part={safety.allergies} onOpen={onOpen} />
      <Part name={t('anticoagulants')} part={safety.anticoagulants} onOpen={onOpen} />
      <Part name={t('pregnancy')} part={safety.pregnancy} onOpen={onOpen} />
    </section>
  );
}

type PartProps = { name: string; part: SafetyPart; onOpen: OpenSources };

function Part({ name, part: { state, items }, onOpen }: PartProps) {
  const isHot = state === 'present' || state === 'conflict';
  return (
    <div className={classes.part} data-state={state} data-hot={isHot || undefined}>
      {isHot && <Icon name="alert-triangle" size={18} />}
      <p className={classes.words}>
        <b>{name}</b>{' '}
        {items.length === 0 && <span>{t(state === 'not-applicable' ? 'notApplicable' : 'notRecorded')}</span>}
        {items.map((item, n) => (
          <span key={`${item.state} ${item.text}`}>
            {n > 0 && ' · '}
            <button
              type="button"
              className={classes.item}
              data-state={item.state}
              onClick={() => onOpen(item.text, item.sources)}
            >
              {sayItem(item)}
            </button>
          </span>
        ))}
        {state === 'unknown' && items.length > 0 && <span> · {t('notRecorded')}</span>}
        {state === 'conflict' && <em className={classes.conflict}> {t('contradicted')}</em>}
      </p>
    </div>
  );
}

export function sayItem({ text, state, date, sources }: SafetyItem): string {
  const words =
    state === 'absent'
      ? saysNo(text)
      : state === 'past'
        ? t('past', { text })
        : state === 'mentioned'
          ? t('mentioned', { text })
          : text;
  const unsigned = sources.some(({ signed }) => signed) ? '' : `, ${t('unsigned')}`;
  return `${words}${date === null ? '' : `, ${sayDay(date)}`}${unsigned}`;
}

/** "No allergies" and "Not pregnant" deny by themselves. */
const saysNo = (text: string): string => (/^(?:no|not)\b|negative/i.test(text) ? text : t('absent', { text }));
