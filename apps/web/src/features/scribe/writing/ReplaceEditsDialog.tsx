import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { t } from './writing.texts.ts';
import type { Asked } from './use-start-note.ts';

type Props = { asked: Asked | null; onConfirm: () => void; onClose: () => void };

/** Asks before text that a person edited is written anew. */
export function ReplaceEditsDialog({ asked, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={t('replaceTitle')}
      action={t('replace')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {asked && t('replaceText', { headers: asked.headers })}
    </ConfirmDialog>
  );
}
