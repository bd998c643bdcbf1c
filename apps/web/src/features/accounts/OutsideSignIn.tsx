import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { outsideProviders, signInAt } from '../../lib/session/sign-in.ts';
import { t } from './accounts.texts.ts';
import classes from './forms.module.css';

/** Sign-in at a hospital's own provider, where the operator has set one up. @param to where to go afterwards */
export function OutsideSignIn({ to }: { to: string }) {
  const [providers, setProviders] = useState<{ id: string; name: string }[]>([]);
  useEffect(() => {
    let here = true;
    void outsideProviders().then((found) => here && setProviders(found));
    return () => {
      here = false;
    };
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className={classes.form}>
      <span className={classes.or}>{t('orWith')}</span>
      {providers.map(({ id, name }) => (
        <Button key={id} variant="default" onClick={() => void signInAt(id, to)}>
          {t('signInWith', { name })}
        </Button>
      ))}
    </div>
  );
}
