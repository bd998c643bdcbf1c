import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { t } from './emergency.texts.ts';

const WhoOpened = lazy(laterPart(() => import('./WhoOpened.tsx').then((module) => ({ default: module.WhoOpened }))));

/** At the foot of a chart, for those who may see who opened it. */
export function WhoOpenedButton({ note }: { note: Note }) {
  const [open, setOpen] = useState(false);
  const disabled = { ...useNeedsServer(), ...refusedWhileViewing() };
  if (!note.abilities.seeLog) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon name="eye" size={16} />}
        onClick={() => setOpen(true)}
        {...disabled}
      >
        {t('whoOpened')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WhoOpened note={note} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
