import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { rolesOfTexts } from '../../speaker-roles.ts';
import { isQuestion } from './questions.ts';
import type { Stream } from './streams.ts';
import type { Token } from '../normalise/tokens.ts';

/** Words below which an utterance without a label is one person's turn. */
const longTurn = 45;

/** A long utterance without label or stops, as a recorder writes a whole visit: more than one person may speak in it. */
export const isRawBlock = (utterance: Utterance, tokens: readonly Token[], punctuated: boolean): boolean =>
  utterance.speaker === '' && !punctuated && tokens.length > longTurn;

const turns: RegExp =
  /^(?:(?:yes|yeah|no|nope) (?!one|longer|more)|(?:i have|i am|i had|my|it) (?:had|been|having|\w+ (?:hurts|is))|your \w+ (?:is|are)|are you (?:allergic|taking|having)|do you|have you|any (?!of|more)|i will (?:prescribe|start|order|refer|send|give)|i am going to|come back|call (?:us|me|if)|see me|follow up|go to the|lungs (?:are|is)|heart (?:is|sounds)|thank)/;
const holds =
  /^(?:the|a|an|my|your|and|or|but|to|of|if|when|have|has|had|not|no|is|are|at|on|in|for|with|that|then|also|really|there|do)$/;

/** Cuts raw speech also where a new speaker is likely to begin, and finds who says each part. */
export function streamsOfBlock(
  tokens: readonly Token[],
  u: number,
  cut: (part: readonly Token[]) => Token[][],
): Stream[] {
  const parts = cut(tokens).flatMap((part) => {
    const pieces: Token[][] = [];
    let current: Token[] = [];
    for (const [i, token] of part.entries()) {
      const rest = part.slice(i, i + 4).map((one) => one.t);
      const begins =
        turns.test(rest.join(' ')) ||
        (current.length > 4 && isQuestion(current.map((one) => one.t)) && /^(?:a|yes|no) /.test(rest.join(' ')));
      if (current.length >= 2 && begins && !holds.test(current.at(-1)!.t)) {
        pieces.push(current);
        current = [];
      }
      current.push(token);
    }
    pieces.push(current);
    return pieces;
  });
  const roles = rolesOfTexts(parts.map((part) => part.map((token) => token.t).join(' ')));
  const streams: Stream[] = [];
  for (const [i, part] of parts.entries())
    streams.push({ role: roles[i]!, tokens: [...part], punctuated: false, lastU: u });
  return streams;
}
