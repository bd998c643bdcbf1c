import type { ReactionEmoji } from '@clinical/contract/messaging/messaging.schemas';
import { t } from './messaging.texts.ts';

/** What a reaction means, in words: how a picture is read out differs from device to device. */
export const reactionName = (emoji: ReactionEmoji): string =>
  t(
    (
      {
        '👍': 'thumbsUp',
        '✅': 'checkMark',
        '👀': 'eyes',
        '❤️': 'heart',
        '🙏': 'thanks',
        '❓': 'question',
      } as const
    )[emoji],
  );
