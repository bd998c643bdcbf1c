import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

/** The frame of the pages before sign-in. */
export function AuthCard({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title" className={classes.title}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}
