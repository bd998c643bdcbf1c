import { limits } from '@clinical/contract/limits';
import { Button } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './new-entry.texts.ts';
import { acceptedEndings, checkFiles, type FileProblem, groupFiles } from '../upload/check-files.ts';
import classes from './FileDrop.module.css';

type Props = {
  /** How many are in the list already. */
  already: number;
  onAdd: (groups: File[][]) => void;
};

/** Takes files by dropping or choosing; says of each refused one exactly why, before anything is sent. */
export function FileDrop({ already, onAdd }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  const take = (list: FileList | null) => {
    const checked = checkFiles([...(list ?? [])], already);
    setRefused(checked.flatMap(({ file, problem }) => (problem ? [sayProblem(file, problem)] : [])));
    const good = checked.flatMap(({ file, problem }) => (problem ? [] : [file]));
    if (good.length > 0) onAdd(groupFiles(good));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        role="group"
        aria-labelledby={`${id}-label`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" className={classes.icon} />
        <div className={classes.words}>
          <span id={`${id}-label`}>{over ? t('dropNow') : t('dropFiles')}</span>
          <span className={classes.hint}>
            {t('fileHint', { pages: limits.pdfPages, scanned: limits.scannedPages })}
          </span>
        </div>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('chooseFiles')}
        </Button>
        <input
          ref={input}
          className={classes.input}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t('files')}
          accept={acceptedEndings.join(',')}
          onChange={(event) => {
            take(event.currentTarget.files);
            // the same file can be chosen again after it was removed
            event.currentTarget.value = '';
          }}
        />
      </div>
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sayProblem(file: File, problem: FileProblem): string {
  switch (problem.kind) {
    case 'type':
      return t('fileType', { file: file.name, endings: acceptedEndings.join(' ') });
    case 'heic':
      return t('fileHeic', { file: file.name });
    case 'empty':
      return t('fileEmpty', { file: file.name });
    case 'tooLarge':
      return t('fileTooLarge', { file: file.name, size: formatBytes(file.size), limit: formatBytes(problem.limit) });
    case 'tooMany':
      return t('fileTooMany', { file: file.name, limit: problem.limit });
  }
}
