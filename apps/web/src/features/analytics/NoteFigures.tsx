import type { Change, DocumentationTime } from '@clinical/contract/analytics/analytics.schemas';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { Card } from './Card.tsx';
import type { FigureTable } from './csv.ts';
import { Numbers } from './FigureTables.tsx';
import { asMinutes } from './tables.ts';

type Props = { time: DocumentationTime; tables: boolean; table: FigureTable };

/** What one note takes. */
export function NoteFigures({ time, tables, table }: Props) {
  return (
    <Card title={t('figures')}>
      <dl className={classes.figures}>
        <OneFigure name={t('perNote')} method={t('perNoteMethod')} change={time.perNote} form={asMinutes} />
        <OneFigure name={t('editing')} method={t('editingMethod')} change={time.editing} form={asMinutes} />
        <OneFigure name={t('toSign')} method={t('toSignMethod')} change={time.toSign} form={asMinutes} />
      </dl>
      {tables && table.rows.length > 0 && <Numbers table={table} />}
    </Card>
  );
}

type FigureProps = { name: string; method?: string; change: Change; form: (value: number) => string };

/** A number with its sample, that of the period before, and its method. */
export function OneFigure({ name, method, change, form }: FigureProps) {
  const { value, n, before } = change;
  return (
    <div className={classes.oneFigure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value === null ? t('noValue') : form(value)}</strong>
        {value !== null && <span>{t('sample', { n })}</span>}
        {before.value !== null && <span>{t('beforeValue', { value: form(before.value), n: before.n })}</span>}
        {method && <small>{method}</small>}
      </dd>
    </div>
  );
}
