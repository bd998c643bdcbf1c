import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';

/** The number that an answer is called by, from 1 over all sequences. */
export const turnNumbers = ({ sequences }: Pick<PreChat, 'sequences'>): ReadonlyMap<string, number> =>
  new Map(sequences.flatMap(({ turns }) => turns).map(({ id }, at) => [id, at + 1]));

/** The element of an answer in the dialogue. */
export const turnAnchor = (turnId: string): string => `answer-${turnId}`;
