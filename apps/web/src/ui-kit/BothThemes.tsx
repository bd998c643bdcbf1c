import classes from './ui-kit.module.css';
import { t } from './ui-kit.texts.ts';

const frames = [
  { title: t('light'), src: '/ui-kit.html?theme=light' },
  { title: t('dark'), src: '/ui-kit.html?theme=dark' },
];

/** The page parts twice: each theme in a frame of its own. */
export function BothThemes() {
  return (
    <main className={classes.both}>
      {frames.map(({ title, src }) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this page itself, in development only
        <iframe key={src} className={classes.frame} title={title} src={src} />
      ))}
    </main>
  );
}
