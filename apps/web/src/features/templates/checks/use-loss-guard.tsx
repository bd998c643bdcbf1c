import type { RunTemplateChecks } from '@clinical/contract/templates/checks.schemas';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Losses, useLosses } from './checks.api.ts';
import { FactList } from './FactList.tsx';
import { t } from './checks.texts.ts';

type Asked = Losses & { go: () => void };

/**
 * Tries a template's own visits before it is saved or rolled back, and asks first when a fact would be lost or stand out of place. Visits that cannot be
 * tried hold nobody up.
 */
export function useLossGuard(action: 'saveAnyway' | 'rollBackAnyway') {
  const losses = useLosses();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checking, setChecking] = useState(false);
  const guard = async (id: string, body: RunTemplateChecks, go: () => void): Promise<void> => {
    setChecking(true);
    const { lost, misplaced } = await losses(id, body).catch(() => ({ lost: [], misplaced: [] }));
    setChecking(false);
    if (lost.length + misplaced.length === 0) go();
    else setAsked({ lost, misplaced, go });
  };
  const dialog = asked && (
    <ConfirmDialog
      opened
      title={
        asked.lost.length > 0
          ? t('loseTitle', { n: asked.lost.length })
          : t('misplaceTitle', { n: asked.misplaced.length })
      }
      action={t(action)}
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onClose={() => setAsked(null)}
    >
      {asked.lost.length > 0 && <FactList title={t('loseText')} facts={asked.lost} />}
      {asked.misplaced.length > 0 && (
        <FactList title={`${t('misplaced', { n: asked.misplaced.length })}:`} facts={asked.misplaced} />
      )}
    </ConfirmDialog>
  );
  return { guard, checking, dialog };
}
