import { nextQuestion } from '@clinical/language/interview/interview';
import { notFound } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/context.ts';
import type { LinkPage, Shown } from '../../patient-links/public.ts';
import { answerByLink } from './answer-pre-chat.ts';
import { isAlarm, sequencesOf, stateOf } from './interview-state.ts';
import { changePreChat, getLinkedPreChat, lockLinkedPreChat, selectParts } from './interviews.queries.ts';
import { returnUnanswered } from './link-pre-chat.ts';
import { publishPreChat } from './publish-pre-chat.ts';

/** What a patient sees of a pre-chat: one question after the other, then who reads the answers. Never an answer that was given. */
export const preChatPage: LinkPage = {
  kind: 'pre-chat',
  recordType: 'pre-chat',
  answer: answerByLink,

  async lock(tx, { recordId }) {
    return (await lockLinkedPreChat(tx, recordId)).noteId;
  },

  show,

  report: () => Promise.reject(notFound()),

  async opened(tx, id, reader) {
    await changePreChat(tx, id, { answeredBy: reader });
    await publishPreChat(tx, await getLinkedPreChat(tx, id));
  },

  async closed(tx, id, why) {
    if (why === 'expired') await returnUnanswered(tx, id);
    await publishPreChat(tx, await getLinkedPreChat(tx, id));
  },
};

async function show(scope: Pick<Scope, 'db'>, id: string): Promise<Shown> {
  const chat = await getLinkedPreChat(scope, id);
  const sequences = sequencesOf(await selectParts(scope, [id]), id);
  const alarm = sequences.find(isAlarm);
  const open = alarm ?? sequences.find(({ sequence }) => sequence.state === 'open') ?? sequences.at(-1);
  if (!open) throw notFound();
  const next = nextQuestion(stateOf(chat, open));
  const isAsking = !alarm && open.sequence.state === 'open' && next.kind === 'question' && chat.transferredAt === null;
  return {
    locale: chat.locale,
    state: alarm ? 'emergency' : isAsking ? 'asking' : 'ended',
    introduction: isAsking ? next.introduction : null,
    question: isAsking
      ? { text: next.question.text, choices: next.question.choices, number: next.number, most: next.most }
      : null,
    closing: next.kind === 'end' ? next.text : null,
    readAt: chat.readAt === null ? null : isoTime(chat.readAt),
    summary: null,
  };
}
