import type { OpenItem, OpenItemAnswer } from '@clinical/contract/signing/signing.schemas';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { formatDay } from '../../lib/format.ts';
import classes from './SignDialog.module.css';
import { t } from './signing.texts.ts';

export type Answers = ReadonlyMap<string, Omit<OpenItemAnswer, 'id'>>;

type Props = { items: readonly OpenItem[]; answers: Answers; onAnswer: (answers: Answers) => void };

const shortestReason = 3;

/** Items without an answer, or met without the reason that they need. */
export const unanswered = (items: readonly OpenItem[], answers: Answers): OpenItem[] =>
  items.filter(({ id, needsReason }) => {
    const given = answers.get(id);
    if (!given) return true;
    return needsReason && given.answer === 'met' && given.reason.trim().length < shortestReason;
  });

const choices = (['met', 'carry', 'drop'] as const).map((value) => ({ value, label: t(value) }));

/** Work of earlier visits that is still open: each is met, carried on or dropped before the note is signed. */
export function OpenItems({ items, answers, onAnswer }: Props) {
  const change = (id: string, part: Partial<Omit<OpenItemAnswer, 'id'>>) => {
    const before = answers.get(id) ?? { answer: 'carry', reason: '' };
    onAnswer(new Map([...answers, [id, { ...before, ...part }]]));
  };
  const carryAll = () => onAnswer(new Map(items.map(({ id }) => [id, { answer: 'carry', reason: '' }])));
  return (
    <section className={classes.items} aria-label={t('openItems')}>
      <div className={classes.itemsHead}>
        <h3 className={classes.itemsTitle}>{t('openItemsCount', { n: items.length })}</h3>
        <Button size="compact-sm" variant="default" onClick={carryAll}>
          {t('carryAll')}
        </Button>
      </div>
      <ul className={classes.itemList}>
        {items.map(({ id, title, category, dueOn, needsReason }) => {
          const given = answers.get(id);
          return (
            <li key={id} className={classes.item}>
              <p className={classes.itemText}>
                {title}{' '}
                <span className={classes.lead}>
                  {[category, dueOn && formatDay(dueOn)].filter(Boolean).join(' · ')}
                </span>
              </p>
              <SegmentedControl
                size="xs"
                aria-label={t('whatBecomes', { title })}
                // none is chosen until somebody does
                value={given?.answer ?? ''}
                data={choices}
                onChange={(answer) => change(id, { answer: answer as OpenItemAnswer['answer'] })}
              />
              {given?.answer === 'met' && needsReason && (
                <TextInput
                  className={classes.itemReason}
                  label={t('metReason')}
                  required
                  maxLength={1_000}
                  value={given.reason}
                  onChange={(event) => change(id, { reason: event.currentTarget.value })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
