import type { Suggestion } from '@clinical/contract/optimization/optimization.schemas';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { WorkFailed } from '../WorkFailed.tsx';
import { editTitle } from './edit-title.ts';
import { reasoningQuery, useSetPreferences } from './optimization.api.ts';
import { t } from './optimization.texts.ts';
import classes from './Optimization.module.css';

type Props = { suggestion: Suggestion; template: Template; ticked: boolean; onTick: (ticked: boolean) => void };

/** One suggested change: what it is, how often it was made by hand, and why. */
export function SuggestionCard({ suggestion, template, ticked, onTick }: Props) {
  const [asked, setAsked] = useState(false);
  const silence = useSetPreferences();
  const { id, edit, header, before, after, seen, of, savingSeconds } = suggestion;
  const title = editTitle(edit, header, template.sections);
  const seconds = Math.round(savingSeconds);
  return (
    <article className={classes.card} aria-label={title}>
      <Checkbox label={title} checked={ticked} onChange={(event) => onTick(event.currentTarget.checked)} />
      <p className={classes.facts}>
        {t('seen', { seen, of })}
        {seconds > 0 && ` · ${t('saves', { n: seconds })}`}
      </p>
      <dl className={classes.texts}>
        <div>
          <dt>{t('before')}</dt>
          <dd>{before || t('notThere')}</dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>{after || t('deletedText')}</dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {t('why')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          loading={silence.isPending}
          onClick={() =>
            silence.mutate(
              { silence: [id] },
              {
                onSuccess: () => toast.success(t('silenced')),
                onError: (error) => toast.error(messageOf(error), { title: t('notSilenced') }),
              },
            )
          }
        >
          {t('notForMe')}
        </Button>
      </div>
      {asked && <Reasoning id={id} />}
    </article>
  );
}

function Reasoning({ id }: { id: string }) {
  const [engine, setEngine] = useState<'local' | undefined>(undefined);
  const { data, error, isPending } = useQuery(reasoningQuery(id, engine));
  if (isPending) return <p className={classes.facts}>…</p>;
  if (error) {
    return <WorkFailed title={t('whyFailed')} error={error} onLocal={() => setEngine('local')} />;
  }
  return (
    <div role="status">
      <p className={classes.why}>{data.text}</p>
      <p className={classes.facts}>{t('by', { engine: data.engine === 'local' ? t('localEngine') : data.engine })}</p>
      <h4>{t('examples')}</h4>
      <ul className={classes.examples}>
        {data.examples.map(({ before, after }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- examples may be alike, and none moves
          <li key={at}>
            {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </div>
  );
}
