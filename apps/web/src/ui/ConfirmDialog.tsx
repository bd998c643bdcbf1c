import { lazy, type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../lib/parts.ts';

export type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  /** What goes, and what stays. */
  children: ReactNode;
  /** A verb: "Delete 3 charts". */
  action: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

const DecisionDialog = lazy(
  laterPart(() => import('./dialogs/DecisionDialog.tsx').then((module) => ({ default: module.DecisionDialog }))),
);

/** A decision before something that others rely on goes. Cancel has the focus. Its code comes with the first one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [needed, setNeeded] = useState(props.opened);
  if (props.opened && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <DecisionDialog {...props} />
    </Suspense>
  ) : null;
}
