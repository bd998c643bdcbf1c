import { truncate } from '@clinical/contract/validation/texts';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { noteSearchQuery } from './notes.api.ts';
import { t } from './notes.texts.ts';
import classes from './PatientSearch.module.css';

const most = 8;

/** "Go to Patient...": up to eight matches with their date of birth; arrows and Enter open one. */
export function PatientSearch() {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(text);
  const { data, isError, isSuccess } = useQuery({ ...noteSearchQuery(asked, most), placeholderData: keepPreviousData });
  const found = text.trim() === '' ? [] : (data ?? []);
  const shown = open && text.trim() !== '' && (isSuccess || isError);
  const current = Math.min(at, found.length - 1);

  const go = (note: Note) => {
    setText('');
    setOpen(false);
    // The chart has the keys from here on.
    field.current?.blur();
    void navigate({ to: '/chat', search: { id: note.id } });
  };
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((current + move + found.length) % found.length);
    } else if (event.key === 'Enter' && shown && found[current]) go(found[current]);
    else if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div className={classes.search} onBlur={() => setOpen(false)}>
      <Icon name="search" size={16} className={classes.icon} />
      <input
        ref={field}
        className={classes.input}
        type="search"
        role="combobox"
        aria-label={t('goToPatient')}
        placeholder={t('goToPatient')}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && found[current] ? `${id}-${current}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKey}
      />
      <div className={classes.results} hidden={!shown}>
        <ul className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('searchResults')}>
          {shown &&
            found.map((note, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field that keeps the focus
              <li
                key={note.id}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === current}
                className={classes.option}
                onPointerEnter={() => setAt(place)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => go(note)}
              >
                <span className={classes.name}>{truncate(note.title)}</span>
                {note.dateOfBirth !== null && <span className={classes.born}>{formatDay(note.dateOfBirth)}</span>}
              </li>
            ))}
        </ul>
        {shown && found.length === 0 && (
          <p className={classes.none} role="status">
            {isError ? t('searchFailed') : t('noPatientsFound')}
          </p>
        )}
      </div>
    </div>
  );
}
