import { useEffect } from 'react';
import { isReachable } from '../../lib/connection.ts';
import { toast } from '../../ui/toast.ts';
import { t } from './notes.texts.ts';

/** Says once that the list shown could not be brought up to date. Without a network the line under the top bar says so. */
export function useRefreshFailure(failed: boolean): void {
  useEffect(() => {
    if (failed && isReachable()) toast.error(t('couldNotRefresh'), { id: 'patients-refresh' });
  }, [failed]);
}
