import { localStore } from '../../../lib/store/store.ts';
import { oneTabAtATime } from '../../../lib/tab.ts';
import { type KeptAnswer, keepAnswer, sendAnswers } from '../device/kept-answers.ts';
import { sendConsent } from './recordings.api.ts';

const tell = ({ noteId, id, ...answer }: KeptAnswer): Promise<void> => sendConsent(noteId, id, answer);

/** Stores what a patient answered: on the device at once, on the server when it can be reached. */
export async function answerConsent(answer: KeptAnswer): Promise<void> {
  const store = await localStore();
  if (!store) return tell(answer).catch(() => undefined);
  await keepAnswer(store, answer);
  await sendKeptAnswers();
}

/** Tells the server the answers that it does not have; what it cannot be told now stays for the next time. */
export async function sendKeptAnswers(): Promise<void> {
  const store = await localStore();
  await oneTabAtATime('consents', () => sendAnswers(store, tell)).catch(() => undefined);
}
