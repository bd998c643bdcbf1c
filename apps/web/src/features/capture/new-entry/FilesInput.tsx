import type { RefObject } from 'react';
import { acceptedEndings } from '../upload/check-files.ts';
import classes from './FileDrop.module.css';
import { t } from './new-entry.texts.ts';

type Props = { input: RefObject<HTMLInputElement | null>; onFiles: (files: FileList | null) => void };

/** The browser's own choice of files, behind the buttons that open it. */
export function FilesInput({ input, onFiles }: Props) {
  return (
    <input
      ref={input}
      className={classes.input}
      type="file"
      multiple
      tabIndex={-1}
      aria-label={t('files')}
      accept={acceptedEndings.join(',')}
      onChange={(event) => {
        onFiles(event.currentTarget.files);
        // the same file can be chosen again after it was removed
        event.currentTarget.value = '';
      }}
    />
  );
}
