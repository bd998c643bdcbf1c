import { ApiError } from '@clinical/api-client/api-error';
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
  // a fault of the program has no words for people
  const told = error instanceof ApiError || isPartMissing(error) ? error : t('failed');
  return <ErrorState page title={t('failedTitle')} error={told} onRetry={() => void retry()} />;
}
