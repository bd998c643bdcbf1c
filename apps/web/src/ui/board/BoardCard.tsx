import { type DragEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { t } from './board.texts.ts';
import classes from './Board.module.css';
import { useDraggable } from './use-board-drag.ts';

type Props = {
  id: string;
  column: string;
  name: string;
  canMove: boolean;
  /** Reached by Tab: one card of a board is. */
  current: boolean;
  lifted: boolean;
  dragged: boolean;
  /** A line above or below it shows where a card would be dropped. */
  line: 'above' | 'below' | undefined;
  hint: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onFiles: ((files: File[]) => void) | undefined;
  children: ReactNode;
};

/** One card. Its keys count while it has the focus itself, not a control in it. */
export function BoardCard(props: Props) {
  const { id, column, name, canMove, current, lifted, dragged, line, hint, onKeyDown, onFocus, onFiles, children } =
    props;
  const element = useRef<HTMLLIElement>(null);
  useDraggable(element, id, column, canMove);
  return (
    <li
      ref={element}
      className={classes.card}
      data-card={id}
      data-lifted={lifted || undefined}
      data-dragged={dragged || undefined}
      data-line={line}
      // the controls in it stand in the order of Tab by themselves
      tabIndex={current ? 0 : -1}
      aria-label={name}
      aria-roledescription={canMove ? t('roleDescription') : undefined}
      aria-describedby={canMove ? hint : undefined}
      onKeyDown={(event) => event.target === element.current && onKeyDown(event)}
      onFocus={onFocus}
      {...(onFiles && filesTarget(onFiles))}
    >
      {children}
    </li>
  );
}

/** Takes files that are dropped on it, and marks itself while they are over it. */
export const filesTarget = (onFiles: (files: File[]) => void) => {
  const over = (event: DragEvent<HTMLElement>, on: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.toggleAttribute('data-files-over', on);
    return true;
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => void over(event, true),
    onDragLeave: (event: DragEvent<HTMLElement>) => void over(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (over(event, false)) onFiles([...event.dataTransfer.files]);
    },
  };
};
