import type { ReactNode } from 'react';
import type { IconName } from '../icons.ts';

export type BoardColumn<Card> = {
  id: string;
  label: string;
  icon: IconName;
  /** To-Do is blue, In progress yellow, Done green. */
  tone: 'info' | 'warn' | 'ok';
  cards: readonly Card[];
  /** Beside its name, such as a button. */
  action?: ReactNode;
  /** Below its cards. */
  foot?: ReactNode;
};
