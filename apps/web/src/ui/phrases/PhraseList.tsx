import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../ui.texts.ts';
import classes from './PhraseList.module.css';
import { type Phrase, phraseText } from './phrases.ts';

type Props = {
  id: string;
  phrases: readonly Phrase[];
  active: number;
  /** Where the text is being typed, in the window's pixels. */
  place: { left: number; top: number; bottom: number };
  onPick: (phrase: Phrase) => void;
  onActive: (index: number) => void;
};

const height = 320;
const width = 320;
const gap = 4;

/** The phrases that a slash found, under the words being typed or above them where there is no room. */
export function PhraseList({ id, phrases, active, place, onPick, onActive }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // it answers with a promise in some browsers, which is no clean-up
    void list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const above = place.bottom + height > window.innerHeight && place.top > window.innerHeight / 2;
  const left = Math.max(gap, Math.min(place.left, window.innerWidth - width - gap));
  return createPortal(
    <div
      className={classes.list}
      style={{
        left,
        ...(above ? { bottom: window.innerHeight - place.top + gap } : { top: place.bottom + gap }),
      }}
    >
      <ul ref={list} id={id} role="listbox" aria-label={t('quickPhrases')} className={classes.items}>
        {phrases.map((phrase, at) => (
          <li
            key={phrase.name}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={classes.item}
            onPointerMove={() => onActive(at)}
            // a popover that the field stands in must not take it for a touch or a press outside
            onTouchStart={(event) => event.stopPropagation()}
            onMouseDown={(event) => {
              event.stopPropagation();
              // the field must not lose its caret
              event.preventDefault();
              onPick(phrase);
            }}
          >
            <span className={classes.name}>/{phrase.name}</span>
            <span className={classes.whose}>{phrase.mine ? t('phraseMine') : t('phraseOfWorkspace')}</span>
            <span className={classes.text}>{phraseText(phrase.html).slice(0, 90)}</span>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
