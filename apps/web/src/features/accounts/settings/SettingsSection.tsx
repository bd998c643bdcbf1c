import { type ReactNode, useId } from 'react';
import classes from './SettingsPage.module.css';

type Props = { title: string; lead?: ReactNode; badge?: ReactNode; children: ReactNode };

/** One card of the settings. */
export function SettingsSection({ title, lead, badge, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {badge}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
