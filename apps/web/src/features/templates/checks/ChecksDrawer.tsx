import type { Template, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { Button, Drawer, Progress, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { formatNumber } from '../../../lib/format.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { WorkFailed } from '../WorkFailed.tsx';
import { templateChecksQuery } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './Checks.module.css';
import { CheckedVisit } from './CheckedVisit.tsx';
import { CheckVisits } from './CheckVisits.tsx';
import { useCheckRun } from './use-check-run.ts';
import { useServedModels } from './use-served-models.ts';

type Props = { template: Template; recipe: TemplateRecipe; onClose: () => void };

const local = 'local';

/** Tries the template on made-up visits and tells of each as it is done. */
export function ChecksDrawer({ template, recipe, onClose }: Props) {
  useFocusBack();
  const { run, running, stop, again, model } = useCheckRun(template.id, recipe);
  const served = useServedModels();
  const checks = useQuery(templateChecksQuery(template.id));
  const { tried, of, sum, failure } = run;
  const done = of === null ? 0 : (tried.length / of) * 100;
  return (
    <Drawer opened onClose={onClose} size="lg" title={t('checks')} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes.rule}>{t('rule')}</p>
      {served.length > 0 && (
        <Select
          mb="sm"
          label={t('writtenBy')}
          data={[{ value: local, label: t('localEngine') }, ...served]}
          value={model ?? local}
          allowDeselect={false}
          onChange={(next) => again(next === local ? null : next)}
        />
      )}
      <div className={classes.progress} role="status">
        {running && (
          <>
            <Progress value={done} aria-label={t('checks')} className={classes.bar} />
            <span className={classes.count}>
              {of === null ? t('starting') : t('running', { at: Math.min(tried.length + 1, of), of })}
            </span>
          </>
        )}
        {sum && (
          <span className={classes.sum}>
            {t('sum', { found: sum.found, all: sum.facts, n: sum.encounters })}
            {sum.lost > 0 && ` · ${t('lost', { n: sum.lost })}`}
            {sum.misplaced > 0 && ` · ${t('misplaced', { n: sum.misplaced })}`}
            {sum.gained > 0 && ` · ${t('gained', { n: sum.gained })}`}
            {` · ${t('sumTime', { seconds: formatNumber(Math.round(sum.seconds * 10) / 10) })}`}
          </span>
        )}
        <Button size="xs" variant="default" onClick={() => (running ? stop() : again())}>
          {t(running ? 'stop' : 'again')}
        </Button>
      </div>
      {failure !== null && <WorkFailed title={t('failed')} error={failure} onLocal={() => again(null)} />}
      {tried.map((visit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they come in their order
        <CheckedVisit key={at} visit={visit} />
      ))}
      {checks.isError && <TemplateMessage title={t('couldNotLoad')}>{checks.error.message}</TemplateMessage>}
      {checks.data && <CheckVisits template={template} checks={checks.data} />}
    </Drawer>
  );
}
