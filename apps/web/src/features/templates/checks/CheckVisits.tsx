import type { CheckEncounter, TemplateChecks } from '@clinical/contract/templates/checks.schemas';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMakeSynthetic } from '../synthetic/synthetic.api.ts';
import { SyntheticForm } from '../synthetic/SyntheticForm.tsx';
import { useSetChecks } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './Checks.module.css';

type Props = { template: Template; checks: TemplateChecks };

/** Which visits a template is tried on, and what is expected of their notes. */
export function CheckVisits({ template, checks }: Props) {
  const save = useSetChecks(template.id);
  const make = useMakeSynthetic();
  const [edited, setEdited] = useState<CheckEncounter[] | null>(null);
  const visits = edited ?? checks.encounters;
  const store = (encounters: CheckEncounter[]) => {
    const kept = encounters.map((one) => ({ ...one, facts: one.facts.filter((fact) => fact.trim().length > 1) }));
    save.mutate(
      { encounters: kept },
      {
        onSuccess: () => {
          // what was typed meanwhile stays
          setEdited((now) => (now === encounters ? null : now));
          toast.success(t('visitsSaved'));
        },
        onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
      },
    );
  };
  const expect = (at: number, facts: string[]) =>
    setEdited(visits.map((one, place) => (place === at ? { ...one, facts } : one)));
  if (!checks.own) {
    return (
      <section className={classes.visits}>
        <h3>{t('visits')}</h3>
        <p className={classes.rule}>{t('broughtRule')}</p>
        {template.abilities.edit && (
          <Button size="xs" variant="default" loading={save.isPending} onClick={() => store(visits)}>
            {t('makeOwn')}
          </Button>
        )}
      </section>
    );
  }
  return (
    <section className={classes.visits}>
      <h3>{t('visits')}</h3>
      <p className={classes.rule}>{t('ownRule')}</p>
      {visits.map((visit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two visits may be alike, and none moves
        <div key={at} className={classes.own}>
          <div className={classes.ownHead}>
            <span className={classes.name}>{visit.title}</span>
            {template.abilities.edit && (
              <ActionIcon
                aria-label={t('remove', { title: visit.title })}
                onClick={() => setEdited(visits.filter((_, place) => place !== at))}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            )}
          </div>
          <LongTextarea
            label={t('expected')}
            placeholder={t('expectedHint')}
            autosize
            minRows={2}
            disabled={!template.abilities.edit}
            value={visit.facts.join('\n')}
            onChange={(event) => expect(at, event.currentTarget.value.split('\n').slice(0, 40))}
          />
        </div>
      ))}
      {template.abilities.edit && (
        <>
          {edited && (
            <Button loading={save.isPending} onClick={() => store(edited)}>
              {t('saveVisits')}
            </Button>
          )}
          <h4>{t('addVisit')}</h4>
          <SyntheticForm
            busy={make.isPending}
            failure={make.error}
            onMake={(wish) =>
              make.mutate(wish, {
                onSuccess: ({ title, specialty, visitType, dialogue }) =>
                  setEdited([...visits, { title, specialty, visitType, dialogue, facts: [] }]),
              })
            }
          />
        </>
      )}
    </section>
  );
}
