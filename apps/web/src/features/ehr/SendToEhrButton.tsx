import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { hasEhrQuery } from './ehr.api.ts';
import { t } from './ehr.texts.ts';

const SendToEhrDialog = lazy(
  laterPart(() => import('./SendToEhrDialog.tsx').then((module) => ({ default: module.SendToEhrDialog }))),
);

/** Opens the way of a signed note into the EHR, where one is set up. */
export function SendToEhrButton({ entry }: { entry: Transcript }) {
  const [opened, setOpened] = useState(false);
  const hasEhr = useQuery(hasEhrQuery).data ?? false;
  const needsServer = useNeedsServer();
  if (!hasEhr || entry.kind === 'synthetic') return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="external-link" size={16} />}
        onClick={() => setOpened(true)}
        {...needsServer}
        {...refusedWhileViewing()}
      >
        {t('send')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <SendToEhrDialog entry={entry} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
