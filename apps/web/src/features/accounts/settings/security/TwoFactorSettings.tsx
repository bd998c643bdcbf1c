import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../ui/toast.ts';
import { useDisableTwoFactor, useRenewCodes } from '../../accounts.api.ts';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';
import { ProveDialog } from './ProveDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type Open = 'set-up' | 'new-codes' | 'off' | null;

/** Switching the second step on and off, and its recovery codes. */
export function TwoFactorSettings({ user }: { user: UserProfile }) {
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useRenewCodes();
  const disable = useDisableTwoFactor();
  const { hasPassword } = user;
  const show = (made: string[]) => {
    setOpen(null);
    setCodes(made);
  };
  return (
    <>
      {user.twoFactorRequired && !user.twoFactor && <p className={classes.warning}>{t('twoFactorNeeded')}</p>}
      {user.twoFactor ? (
        <div className={classes.stack}>
          <p className={classes.lead}>{t('codesLeft', { n: user.recoveryCodesLeft })}</p>
          <div className={classes.line}>
            <Button variant="default" onClick={() => setOpen('new-codes')}>
              {t('newCodes')}
            </Button>
            {!user.twoFactorRequired && (
              <Button variant="subtle" color="gray" onClick={() => setOpen('off')}>
                {t('turnOff')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <Button onClick={() => setOpen('set-up')}>{t('setUp')}</Button>
      )}
      {open === 'set-up' && <SetUpDialog hasPassword={hasPassword} onDone={show} onClose={() => setOpen(null)} />}
      {open === 'new-codes' && (
        <ProveDialog
          title={t('newCodes')}
          lead={t('newCodesLead')}
          action={t('newCodes')}
          hasPassword={hasPassword}
          onProve={async (proof) => show((await renew.mutateAsync(proof)).recoveryCodes)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'off' && (
        <ProveDialog
          title={t('turnOff')}
          action={t('turnOff')}
          hasPassword={hasPassword}
          onProve={async (proof) => {
            await disable.mutateAsync(proof);
            setOpen(null);
            toast.success(t('turnedOff'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
