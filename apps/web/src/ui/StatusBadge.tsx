import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import classes from './StatusBadge.module.css';

export type Tone = 'neutral' | 'accent' | 'danger' | 'warn' | 'ok' | 'info';

type Props = { tone?: Tone; icon?: IconName; children: ReactNode };

/** A state in a word, its colour a help only. */
export function StatusBadge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
