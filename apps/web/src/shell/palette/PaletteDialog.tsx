import { Modal } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from '../shell.texts.ts';
import classes from './PaletteDialog.module.css';
import { usePaletteItems } from './use-palette-items.ts';

/** One field and the lines that fit it; arrows and Enter choose, Escape steps back. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { items, searching } = usePaletteItems(typed);
  const current = Math.min(at, items.length - 1);

  const choose = (place: number) => {
    onClose();
    items[place]?.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      const next = (current + move + items.length) % items.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && items[current]) {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      centered={false}
      yOffset="12vh"
      aria-label={t('palette')}
    >
      <div className={classes.head}>
        <Icon name="search" className={classes.icon} />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-label={t('paletteField')}
          placeholder={t('paletteField')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items[current] ? `${id}-${current}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <ul className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('palette')}>
        {items.map((item, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field that keeps the focus
          <li
            key={item.key}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === current}
            className={classes.option}
            onPointerMove={() => setAt(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <Icon name={item.icon} className={classes.icon} />
            <span className={classes.title}>{item.title}</span>
            {item.hint && <span className={classes.hint}>{item.hint}</span>}
          </li>
        ))}
      </ul>
      {items.length === 0 && !searching && (
        <p className={classes.none} role="status">
          {t('paletteEmpty')}
        </p>
      )}
    </Modal>
  );
}
