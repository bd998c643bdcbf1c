import { type ComponentProps, lazy, Suspense } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import type { RichField } from './RichField.tsx';

const LaterField = lazy(laterPart(() => import('./RichField.tsx').then((module) => ({ default: module.RichField }))));

/** The field for rich text; the editor's code comes when one is shown. */
export function RichTextField(props: ComponentProps<typeof RichField>) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <LaterField {...props} />
    </Suspense>
  );
}
