import type { ModalProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../lib/parts.ts';

const OpenedModal = lazy(
  laterPart(() => import('./dialogs/OpenedModal.tsx').then((module) => ({ default: module.OpenedModal }))),
);

/** The library's dialog for what stands on every page and is seldom open: its code comes with the first one. */
export function LaterModal(props: ModalProps) {
  const [needed, setNeeded] = useState(props.opened);
  if (props.opened && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <OpenedModal {...props} />
    </Suspense>
  ) : null;
}
