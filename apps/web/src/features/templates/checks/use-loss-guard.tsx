import type { RunTemplateChecks } from '@clinical/contract/templates/checks.schemas';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLostFacts } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './Checks.module.css';

type Asked = { lost: string[]; go: () => void };

/**
 * Tries a template's own visits before it is saved or rolled back, and asks first when a fact would be lost. Visits that cannot be
 * tried hold nobody up.
 */
export function useLossGuard(action: 'saveAnyway' | 'rollBackAnyway') {
  const lostFacts = useLostFacts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checking, setChecking] = useState(false);
  const guard = async (id: string, body: RunTemplateChecks, go: () => void): Promise<void> => {
    setChecking(true);
    const lost = await lostFacts(id, body).catch(() => []);
    setChecking(false);
    if (lost.length === 0) go();
    else setAsked({ lost, go });
  };
  const dialog = asked && (
    <ConfirmDialog
      opened
      title={t('loseTitle', { n: asked.lost.length })}
      action={t(action)}
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onClose={() => setAsked(null)}
    >
      {t('loseText')}
      <ul className={classes.facts}>
        {asked.lost.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { guard, checking, dialog };
}
