import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { useState } from 'react';
import classes from './MessageList.module.css';
import { t } from './messaging.texts.ts';

/** Says to those who listen to the page that somebody wrote; what was there when the channel was opened is not news. */
export function NewestSaid({ items, me }: { items: readonly Message[]; me: string }) {
  const [known] = useState(items.at(-1)?.sequence ?? 0);
  const newest = items.findLast(({ author, sequence }) => author.id !== me && sequence > known);
  return (
    <p className={classes.said} role="status">
      {newest && t('newFrom', { name: newest.author.name })}
    </p>
  );
}
