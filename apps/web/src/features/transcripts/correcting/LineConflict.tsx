import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { Button } from '@mantine/core';
import type { useNeedsServer } from '../../../ui/needs-server.ts';
import { t } from './correcting.texts.ts';
import classes from './LineEditor.module.css';

type Props = {
  utterance: Pick<Utterance, 'text' | 'corrected'>;
  mine: string;
  onMine: () => void;
  onTheirs: () => void;
  disabled: ReturnType<typeof useNeedsServer>;
};

/** Both texts of a line that two people corrected. */
export function LineConflict({ utterance: { text, corrected }, mine, onMine, onTheirs, disabled }: Props) {
  return (
    <div className={classes.conflict} role="alert">
      <p className={classes.title}>{corrected ? t('conflict', { author: corrected.author }) : t('conflictUnknown')}</p>
      <dl className={classes.sides}>
        <dt>{t('theirs')}</dt>
        <dd>{text}</dd>
        <dt>{t('mine')}</dt>
        <dd>{mine}</dd>
      </dl>
      <div className={classes.actions}>
        <Button size="xs" onClick={onMine} {...disabled}>
          {t('keepMine')}
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          {t('keepTheirs')}
        </Button>
      </div>
    </div>
  );
}
