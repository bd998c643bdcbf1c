import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import classes from './StatusChip.module.css';

export type ChipTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger';

type Props = { tone?: ChipTone; icon: IconName; children: ReactNode };

/** How a row stands: an icon with a colour, and the words in the colour of the text. */
export function StatusChip({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classes.chip} data-tone={tone}>
      <Icon name={icon} size={16} />
      <span className={classes.words}>{children}</span>
    </span>
  );
}
