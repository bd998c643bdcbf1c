import { isImageAddress } from '@clinical/contract/accounts/profile.rules';
import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

type Props = {
  title: string;
  lead: string;
  /** Of the workspace that the page is about; its name stands in the words. */
  logo?: string | null;
  children?: ReactNode;
};

/** The frame of the pages before sign-in. */
export function AuthCard({ title, lead, logo = null, children }: Props) {
  return (
    <section className={classes.card} aria-labelledby="auth-title">
      <header>
        {logo !== null && isImageAddress(logo) && <img className={classes.logo} src={logo} alt="" />}
        <h1 id="auth-title" className={classes.title}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}
