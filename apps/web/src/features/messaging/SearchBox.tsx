import { limits } from '@clinical/contract/limits';
import { searchWords } from '@clinical/contract/messaging/messaging.rules';
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { workspaceUsersQuery } from '../teams/public.ts';
import classes from './Search.module.css';
import { t } from './messaging.texts.ts';
import { SearchResults } from './SearchResults.tsx';

const nothing = { query: '', sender: null as string | null, from: '', until: '' };

/** In milliseconds: a search is recorded, so one is made for a word and not for each letter. */
const pauseBefore = 250;

/** A search of all messages of the reader; while there is one, what was found stands in place of the lists. */
export function SearchBox({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(nothing);
  const [narrows, setNarrows] = useState(false);
  const change = (part: Partial<typeof nothing>) => setSearch({ ...search, ...part });
  const [asked] = useDebouncedValue(search, pauseBefore);
  const people = useQuery({ ...workspaceUsersQuery, enabled: narrows }).data ?? [];
  // without a word there is nothing to ask for
  const isSearching = [search, asked].every(({ query }) => searchWords(query).length > 0);
  return (
    <>
      <div className={classes.box} role="search">
        <TextInput
          className={classes.field}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={16} />}
          maxLength={limits.messageSearch}
          value={search.query}
          onChange={(event) => change({ query: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch(nothing);
          }}
        />
        <ActionIcon
          aria-label={t('narrow')}
          title={t('narrow')}
          aria-expanded={narrows}
          onClick={() => setNarrows(!narrows)}
        >
          <Icon name="chevron-down" size={16} />
        </ActionIcon>
      </div>
      {narrows && (
        <div className={classes.narrowings}>
          <Select
            label={t('sender')}
            clearable
            searchable
            data={people.map(({ id, name, email }) => ({ value: id, label: name || email }))}
            value={search.sender}
            onChange={(sender) => change({ sender })}
          />
          <div className={classes.dates}>
            <TextInput
              type="date"
              label={t('since')}
              value={search.from}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t('upTo')}
              value={search.until}
              onChange={(event) => change({ until: event.currentTarget.value })}
            />
          </div>
        </div>
      )}
      {isSearching ? <SearchResults search={asked} /> : children}
    </>
  );
}
