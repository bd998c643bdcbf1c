import { useRouter } from '@tanstack/react-router';
import { isPartMissing } from '../lib/parts.ts';
import { serverAnswers } from '../lib/session/session.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { t } from './shell.texts.ts';

/** What stands in for a page that threw, or whose data could not be had. */
export function PageFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const retry = async () => {
    if (isPartMissing(error)) {
      if (await serverAnswers()) window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return <ErrorState page title={t('failedTitle')} error={error} onRetry={() => void retry()} />;
}
