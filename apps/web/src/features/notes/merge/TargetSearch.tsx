import type { Note } from '@clinical/contract/notes/notes.schemas';
import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDay, formatSince } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { noteSearchQuery } from '../notes.api.ts';
import { t } from '../notes.texts.ts';
import classes from './MergeDialog.module.css';

type Props = { source: Note; onChoose: (target: Note) => void };

const most = 8;

/** Charts by name; at first those with the name of the source, which are likely its doubles. */
export function TargetSearch({ source, onChoose }: Props) {
  const [text, setText] = useState(source.title);
  const asked = useDeferredValue(text);
  const { data, error } = useQuery({ ...noteSearchQuery(asked, most), placeholderData: keepPreviousData });
  const found = (data ?? []).filter((note) => note.id !== source.id && note.abilities.delete);
  return (
    <div className={classes.search}>
      <p className={classes.lead}>{t('mergeLead')}</p>
      <TextInput
        type="search"
        label={t('mergeSearch')}
        data-autofocus
        autoComplete="off"
        leftSection={<Icon name="search" size={16} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {error && <p role="alert">{messageOf(error)}</p>}
      {data && found.length === 0 && text.trim() !== '' && <p role="status">{t('mergeNone')}</p>}
      <ul className={classes.found} aria-label={t('mergeFound')}>
        {found.map((note) => (
          <li key={note.id}>
            <button type="button" className={classes.choice} onClick={() => onChoose(note)}>
              <span className={classes.choiceName}>{note.title}</span>
              <span className={classes.facts}>
                {[
                  note.dateOfBirth === null ? null : t('bornOn', { date: formatDay(note.dateOfBirth) }),
                  note.mrn,
                  t('entriesCount', { n: note.entries }),
                  formatSince(note.lastActivityAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
