import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { RichText } from '../text/RichText.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './ConflictDialog.module.css';
import type { SectionConflict } from './merge-sections.ts';

type Pick = 'mine' | 'theirs';
type Props = { conflicts: readonly SectionConflict[]; onPick: (picks: ReadonlyMap<string, Pick>) => void };

/** Both texts of each section that two people changed; the person picks. It stays open until then: nothing is thrown away by closing. */
export function ConflictDialog({ conflicts, onPick }: Props) {
  useFocusBack();
  const [picks, setPicks] = useState<ReadonlyMap<string, Pick>>(new Map());
  const pick = (key: string, side: Pick) => setPicks(new Map([...picks, [key, side]]));
  return (
    <Modal
      opened
      size="xl"
      title={t('conflictTitle')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
    >
      <p className={classes.about}>{t('conflictText')}</p>
      {conflicts.map(({ key, header, mine, theirs }) => (
        <fieldset key={key} className={classes.conflict}>
          <legend className={classes.header}>{header || t('untitled')}</legend>
          <div className={classes.sides}>
            <Side
              label={t('mine')}
              html={mine.html}
              checked={picks.get(key) === 'mine'}
              onPick={() => pick(key, 'mine')}
            />
            <Side
              label={t('theirs')}
              html={theirs?.html ?? null}
              checked={picks.get(key) === 'theirs'}
              onPick={() => pick(key, 'theirs')}
            />
          </div>
        </fieldset>
      ))}
      <div className={classes.actions}>
        <Button disabled={picks.size < conflicts.length} onClick={() => onPick(picks)}>
          {t('keepPicked')}
        </Button>
      </div>
    </Modal>
  );
}

type SideProps = { label: string; html: string | null; checked: boolean; onPick: () => void };

function Side({ label, html, checked, onPick }: SideProps) {
  return (
    <div className={classes.side} data-checked={checked || undefined}>
      <Radio label={label} checked={checked} onChange={onPick} />
      {html === null ? (
        <p className={classes.removed}>{t('conflictRemoved')}</p>
      ) : (
        <RichText html={html} className={classes.text} />
      )}
    </div>
  );
}
