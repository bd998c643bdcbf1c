import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { usePanes } from '../transcripts/public.ts';
import { goToSentence } from './go-to.ts';
import classes from './SignBar.module.css';
import { t } from './signing.texts.ts';

type Props = {
  entry: Transcript;
  /** Places of the sentences not looked at. */
  unseen: readonly number[];
  /** Something in the entry's card. */
  from: RefObject<HTMLElement | null>;
  onShow?: () => void;
};

/** How much of the note was looked at, and the way to what was not. */
export function Coverage({ entry, unseen, from, onShow }: Props) {
  const panes = usePanes();
  const all = entry.sentences.length;
  const first = unseen[0];
  if (all === 0) return null;
  if (first === undefined) {
    return (
      <span className={classes.fact}>
        <Icon name="circle-check" size={16} className={classes.ok} />
        {t('allLookedAt', { all })}
      </span>
    );
  }
  return (
    <span className={classes.fact}>
      <Icon name="eye" size={16} />
      {t('notLookedAt', { n: unseen.length, all })}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          onShow?.();
          panes.show('note');
          goToSentence(from.current?.closest('article') ?? null, first);
        }}
      >
        {t('showMe')}
      </Button>
    </span>
  );
}
