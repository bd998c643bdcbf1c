import { limits } from '@clinical/contract/limits';
import { Button } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import classes from './FileDrop.module.css';
import { t } from './new-entry.texts.ts';

type Props = {
  /** Of each refused file, why. */
  refused: readonly string[];
  onFiles: (files: FileList | null) => void;
  onChoose: () => void;
};

/** Takes files by dropping or choosing; says of each refused one exactly why, before anything is sent. */
export function FileDrop({ refused, onFiles, onChoose }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
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
        <Icon name="upload" size={24} className={classes.icon} />
        <span id={`${id}-label`}>{over ? t('dropNow') : t('dropFiles')}</span>
        <Button variant="default" onClick={onChoose}>
          {t('chooseFiles')}
        </Button>
        <span className={classes.hint}>{t('fileHint', { pages: limits.pdfPages, scanned: limits.scannedPages })}</span>
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
