import { config, type LinkName } from '../lib/config.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { sayComingSoon } from './coming-soon.ts';
import classes from './FooterLinks.module.css';
import { t } from './shell.texts.ts';

const links: { name: LinkName; title: string }[] = [
  { name: 'customerSupport', title: t('customerSupport') },
  { name: 'termsOfUse', title: t('termsOfUse') },
  { name: 'privacyPolicy', title: t('privacyPolicy') },
];

/** Support and legal pages; their addresses are the operator's. */
export function FooterLinks() {
  return (
    <ul className={classes.links}>
      {links.map(({ name, title }) => {
        const address = config.links[name];
        return (
          <li key={name}>
            {address ? (
              <ExternalLink href={address} className={classes.link}>
                {title}
              </ExternalLink>
            ) : (
              <button type="button" className={classes.link} onClick={sayComingSoon}>
                {title}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
