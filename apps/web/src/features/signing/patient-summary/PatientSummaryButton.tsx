import type { SigningState } from '@clinical/contract/signing/signing.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './patient-summary.texts.ts';

const PatientSummaryDrawer = lazy(
  laterPart(() => import('./PatientSummaryDrawer.tsx').then((module) => ({ default: module.PatientSummaryDrawer }))),
);

/** Opens the signed note in plain words. */
export function PatientSummaryButton({ entry, signing }: { entry: Transcript; signing: SigningState }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="file-text" size={16} />} onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <PatientSummaryDrawer entry={entry} addenda={signing.addenda.length} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
