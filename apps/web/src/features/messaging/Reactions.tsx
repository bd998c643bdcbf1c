import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { formatNumber } from '../../lib/format.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import classes from './MessageItem.module.css';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { reactionName } from './reaction-names.ts';
import { useReact } from './use-react.ts';

/** Who reacted how; each is a switch of the reader's own. */
export function Reactions({ message }: { message: Message }) {
  const { channel, me } = useOpenChannel();
  const react = useReact(message);
  const needsServer = useNeedsServer();
  if (message.reactions.length === 0) return null;
  return (
    <div className={classes.reactions} role="group" aria-label={t('reactions')}>
      {message.reactions.map(({ emoji, mine, people }) => {
        const names = people.map(({ id, name }) => (id === me ? t('you') : name)).join(', ');
        const said = { emoji: reactionName(emoji), n: formatNumber(people.length), names };
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={mine}
            aria-label={mine ? t('reactionRemove', said) : t('reactionAdd', said)}
            title={names}
            disabled={!channel.abilities.post}
            onClick={() => react(emoji)}
            {...needsServer}
          >
            <span aria-hidden="true">{emoji}</span>
            {formatNumber(people.length)}
          </button>
        );
      })}
    </div>
  );
}
