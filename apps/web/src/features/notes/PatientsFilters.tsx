import { Button, Switch, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { readDateRange, readTags, writeDateRange } from '../../lib/shared-filter.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { isFiltered, type PatientsSearch, withoutFilters } from './note-filter.ts';
import { t } from './notes.texts.ts';
import classes from './PatientsFilters.module.css';
import { TagMenu } from './TagMenu.tsx';

type Props = {
  search: PatientsSearch;
  /** Tags of the charts at hand, to choose from. */
  knownTags: readonly string[];
  /** Nothing to filter: the line keeps its place and is empty. */
  idle: boolean;
  onChange: (search: PatientsSearch) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

const typingPause = 250;

/** One line of filters; all of them live in the address. On a phone the rarer ones unfold, so that the list is on the first screen. */
export function PatientsFilters({ search, knownTags, idle, onChange, searchRef }: Props) {
  const range = readDateRange(search.date_range);
  const tags = readTags(search.tag);
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(false);
  // a filter that is set stays in sight
  const mayFold = compact && range.from === null && range.to === null;
  const setRange = (change: Partial<typeof range>) =>
    onChange({ ...search, date_range: writeDateRange({ ...range, ...change }) });

  return (
    <search className={classes.filters} data-idle={idle || undefined}>
      <NameSearch
        value={search.query ?? ''}
        onChange={(query) => onChange({ ...search, query: query.trim() === '' ? undefined : query })}
        inputRef={searchRef}
      />
      {mayFold && (
        <Button variant="default" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t('filters')}
        </Button>
      )}
      {(!mayFold || unfolded) && (
        <>
          <label className={classes.date}>
            <span>{t('activeFrom')}</span>
            <TextInput
              type="date"
              value={range.from ?? ''}
              onChange={(event) => setRange({ from: event.currentTarget.value || null })}
            />
          </label>
          <label className={classes.date}>
            <span>{t('activeTo')}</span>
            <TextInput
              type="date"
              value={range.to ?? ''}
              onChange={(event) => setRange({ to: event.currentTarget.value || null })}
            />
          </label>
          <TagMenu
            known={knownTags}
            chosen={tags}
            onChange={(chosen) => onChange({ ...search, tag: chosen.join(',') || undefined })}
          />
        </>
      )}
      <ChosenTags tags={tags} onChange={(chosen) => onChange({ ...search, tag: chosen.join(',') || undefined })} />
      {search.show === undefined && (
        <Switch
          label={t('showTasks')}
          checked={search.tasks ?? false}
          onChange={(event) => onChange({ ...search, tasks: event.currentTarget.checked || undefined })}
        />
      )}
      {isFiltered(search) && (
        <Button variant="subtle" color="gray" onClick={() => onChange(withoutFilters(search))}>
          {t('clearFilters')}
        </Button>
      )}
    </search>
  );
}

type NameSearchProps = {
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Follows the typing at once and the address after a short pause. */
function NameSearch({ value, onChange, inputRef }: NameSearchProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useEffectEvent((text: string) => onChange(text));
  // the address changed by itself: the back button, or "Clear filters"
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === told) return;
    const timer = setTimeout(() => {
      setTold(typed.trim() === '' ? '' : typed);
      tell(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, told]);

  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      type="search"
      aria-label={t('searchPatients')}
      placeholder={t('searchPatients')}
      leftSection={<Icon name="search" size={16} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
