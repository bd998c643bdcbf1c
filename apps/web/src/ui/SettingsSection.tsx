import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  badge?: ReactNode;
  /** Beside the title; below it where there is little room. */
  action?: ReactNode;
  children: ReactNode;
};

/** One card of the settings. */
export function SettingsSection({ title, lead, badge, action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <div className={classes.title}>
            <h2 id={id}>{title}</h2>
            {badge}
          </div>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
