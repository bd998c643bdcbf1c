import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authorName } from './author.ts';
import classes from './MessageList.module.css';
import { t } from './messaging.texts.ts';
import { quietHoursQuery } from './on-call.api.ts';

/** Says to those who listen to the page that somebody wrote; what was there when the channel was opened is not news. Quiet hours
 * hold all but what is urgent. */
export function NewestSaid({ items, me }: { items: readonly Message[]; me: string }) {
  const [known] = useState(items.at(-1)?.sequence ?? 0);
  const isQuiet = useQuery(quietHoursQuery).data?.on;
  const newest = items.findLast(({ author, sequence }) => author?.id !== me && sequence > known);
  return (
    <p className={classes.said} role="status">
      {newest && (!isQuiet || newest.urgent) && t('newFrom', { name: authorName(newest) })}
    </p>
  );
}
