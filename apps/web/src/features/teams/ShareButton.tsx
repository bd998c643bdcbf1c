import type { Note } from '@clinical/contract/notes/notes.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { t } from './share.texts.ts';

const ShareDialog = lazy(
  laterPart(() => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog }))),
);

type Props = {
  /** The chart to share; null shares all that one owns. */
  note: Pick<Note, 'id' | 'title'> | null;
  /** Only its picture, where there is little room. */
  small?: boolean;
};

/** Opens the dialog that shares charts. */
export function ShareButton({ note, small }: Props) {
  const [open, setOpen] = useState(false);
  const disabled = { ...useNeedsServer(), ...refusedWhileViewing() };
  return (
    <>
      {small ? (
        <ActionIcon aria-label={t('share')} title={t('share')} onClick={() => setOpen(true)} {...disabled}>
          <Icon name="share" />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon name="share" size={16} />}
          onClick={() => setOpen(true)}
          {...disabled}
        >
          {t('share')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <ShareDialog note={note} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
