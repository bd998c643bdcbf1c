import type { Journal } from '@clinical/contract/evidence/evidence.schemas';
import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { journalsQuery, useSelection } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

const everything = {};

/** Where to search: journals by name and specialty, those that are chosen, and their choice for next time. */
export function Journals() {
  const [query, setQuery] = useState('');
  const [specialty, setSpecialty] = useState<string | null>(null);
  const all = useQuery(journalsQuery(everything));
  const shown = useQuery(journalsQuery({ ...(query.trim() ? { query } : {}), ...(specialty ? { specialty } : {}) }));
  const { journalIds, choose } = useSelection((error) =>
    toast.error(messageOf(error), { title: t('selectionFailed') }),
  );
  if (all.isError && !all.data) return <ErrorState error={all.error} onRetry={() => void all.refetch()} />;
  if (!all.data || !journalIds || !shown.data)
    return (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    );
  const chosen = all.data.filter(({ id }) => journalIds.includes(id));
  const specialties = [...new Set(all.data.flatMap((one) => one.specialty ?? []))].toSorted();
  const toggle = (id: string) =>
    choose(journalIds.includes(id) ? journalIds.filter((one) => one !== id) : [...journalIds, id]);
  return (
    <section className={classes.journals}>
      <h2 className={classes.heading}>{t('journals')}</h2>
      <p className={classes.quiet}>{t('journalsAbout')}</p>
      <div className={classes.filters}>
        <TextInput label={t('filter')} value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
        <Select
          label={t('specialty')}
          placeholder={t('allSpecialties')}
          clearable
          data={specialties}
          value={specialty}
          onChange={setSpecialty}
        />
      </div>
      <Chosen journals={chosen} onRemove={toggle} onClear={() => choose([])} />
      {shown.data.length === 0 ? (
        <p className={classes.quiet}>{t('noJournals')}</p>
      ) : (
        <JournalTable journals={shown.data} chosen={new Set(journalIds)} onToggle={toggle} />
      )}
    </section>
  );
}

type ChosenProps = { journals: readonly Journal[]; onRemove: (id: string) => void; onClear: () => void };

function Chosen({ journals, onRemove, onClear }: ChosenProps) {
  return (
    <div className={classes.chosen}>
      <span role="status">{journals.length === 0 ? t('everything') : t('selected', { n: journals.length })}</span>
      {journals.map(({ id, title }) => (
        <span key={id} className={classes.chip}>
          {title}
          <ActionIcon size="sm" variant="subtle" aria-label={t('unselect', { title })} onClick={() => onRemove(id)}>
            <Icon name="x" size={14} />
          </ActionIcon>
        </span>
      ))}
      {journals.length > 1 && (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

type TableProps = { journals: readonly Journal[]; chosen: ReadonlySet<string>; onToggle: (id: string) => void };

function JournalTable({ journals, chosen, onToggle }: TableProps) {
  return (
    <DataTable label={t('journals')}>
      <thead>
        <tr>
          <HeadCell>{t('journal')}</HeadCell>
          <HeadCell minor width={176}>
            {t('specialty')}
          </HeadCell>
          <HeadCell width={80} align="right">
            {t('sources')}
          </HeadCell>
          <HeadCell width={72} align="right">
            <span title={t('usageHelp')}>{t('usage')}</span>
          </HeadCell>
          <HeadCell minor width={112}>
            {t('nlmId')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {journals.map(({ id, title, specialty, sources, usage, nlmId }) => (
          <Row key={id} selected={chosen.has(id)}>
            <Cell>
              <Checkbox
                label={title}
                aria-label={t('pick', { title })}
                checked={chosen.has(id)}
                onChange={() => onToggle(id)}
              />
            </Cell>
            <Cell minor>{specialty}</Cell>
            <Cell align="right">{sources}</Cell>
            <Cell align="right">{usage}</Cell>
            <Cell minor>{nlmId}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}
