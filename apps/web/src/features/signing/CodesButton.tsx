import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { t } from './signing.texts.ts';

const CodesDrawer = lazy(
  laterPart(() => import('./CodesDrawer.tsx').then((module) => ({ default: module.CodesDrawer }))),
);

/** Opens the codes that a note speaks for. */
export function CodesButton({ entry }: { entry: Transcript }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        {t('codes')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <CodesDrawer entry={entry} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
