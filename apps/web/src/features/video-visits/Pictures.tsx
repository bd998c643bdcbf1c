import type { Remote } from '../../lib/call/call.ts';
import { StreamVideo } from '../../lib/call/StreamVideo.tsx';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

/** The others in the call. */
export function Pictures({ remotes }: { remotes: readonly Remote[] }) {
  if (remotes.length === 0) return <p className={classes.alone}>{t('alone')}</p>;
  return (
    <div className={classes.pictures} role="group" aria-label={t('pictures')}>
      {remotes.map(({ id, name, role, stream, isConnected }) => (
        <figure key={id} className={classes.picture} data-connected={isConnected || undefined}>
          <StreamVideo stream={stream} label={name || t(role)} className={classes.video} />
          <figcaption className={classes.caption}>
            {[name, t(role)].filter(Boolean).join(' · ')}
            {!isConnected && ` · ${t(stream.getTracks().length > 0 ? 'reconnecting' : 'connecting')}`}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
