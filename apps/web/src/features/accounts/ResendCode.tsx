import { Button } from '@mantine/core';
import { limits } from '@clinical/contract/limits';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { t } from './accounts.texts.ts';
import { resendCode } from './sign-up.api.ts';
import { checkEmail } from './sign-up-rules.ts';

type Props = {
  email: string;
  justSent: boolean;
  /** Asks for the code; another one than that of a new account. */
  send?: (email: string) => Promise<{ resendAfterMs: number }>;
};

/** Asks for another code, at most once a minute. */
export function ResendCode({ email, justSent, send = resendCode }: Props) {
  const [left, setLeft] = useState(justSent ? limits.confirmResendAfter / 1000 : 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const sendAgain = async () => {
    try {
      const { resendAfterMs } = await send(email.trim());
      setLeft(Math.ceil(resendAfterMs / 1000));
      toast.success(t('sentAgain'));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Button variant="default" disabled={left > 0 || Boolean(checkEmail(email))} onClick={sendAgain}>
      {left > 0 ? t('sendAgainIn', { n: left }) : t('sendAgain')}
    </Button>
  );
}
