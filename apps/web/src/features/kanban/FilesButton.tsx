import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Kanban.module.css';

type Props = { label: string; onFiles: (files: File[]) => void; children: ReactNode };

/** Opens the system's choice of files: the way for those who drop none. */
export function FilesButton({ label, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={classes.drop} aria-label={label} onClick={() => input.current?.click()}>
        <Icon name="upload" size={16} /> {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
