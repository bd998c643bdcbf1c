import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { signingKeyQuery } from './signing.api.ts';
import classes from './SigningSettings.module.css';
import { t } from './signing.texts.ts';

/** The key the reader signs with: what it is, since when there is one, and when it was last used. */
export function SigningKey() {
  const key = useQuery(signingKeyQuery);
  return (
    <div role="group" aria-label={t('signingKey')} className={classes.key}>
      <strong>{t('signingKey')}</strong>
      <p>{t('signingKeyHint')}</p>
      {key.isPending && <SkeletonText lines={1} />}
      {key.isError && (
        <ErrorState small title={t('signingKeyNotLoaded')} error={key.error} onRetry={() => void key.refetch()} />
      )}
      {key.data && <p>{describe(key.data.key)}</p>}
    </div>
  );
}

type Key = { fingerprint: string; createdAt: string; lastSignedAt: string | null };

function describe(key: Key | null): string {
  if (!key) return t('signingKeyNone');
  const used =
    key.lastSignedAt === null ? t('signingKeyUnused') : t('signingKeyUsed', { date: formatDateTime(key.lastSignedAt) });
  return [t('signingKeyMade', { fingerprint: key.fingerprint, date: formatDate(key.createdAt) }), used].join(' · ');
}
