import { config } from '../lib/config.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import classes from './ChatSupport.module.css';
import { sayComingSoon } from './coming-soon.ts';
import { t } from './shell.texts.ts';

/** At the bottom right of every page, as a tip says: opens the operator's support address, and is locked without one. */
export function ChatSupport() {
  const address = config.links.customerSupport;
  const icon = <Icon name="message" size={16} label={t('chatSupport')} />;
  return (
    <div className={classes.place} title={t('chatSupport')}>
      {address ? (
        <ExternalLink href={address} className={classes.entry}>
          {icon}
        </ExternalLink>
      ) : (
        <button type="button" className={classes.entry} data-locked onClick={sayComingSoon}>
          {icon}
        </button>
      )}
    </div>
  );
}
