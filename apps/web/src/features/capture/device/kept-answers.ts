import type { EncryptedStore } from '../../../lib/store/encrypted-store.ts';

const prefix = 'consent:';

/** What a patient answered without a recording coming of it. */
export type KeptAnswer = { id: string; noteId: string; state: 'asked' | 'declined'; at: string; textVersion: string };

/** Keeps an answer on the device until the server has it. */
export async function keepAnswer(store: EncryptedStore | null, answer: KeptAnswer): Promise<void> {
  await store?.put(prefix + answer.id, answer);
}

/** Tells the server what it does not know, in its order. What it cannot be told now stays. */
export async function sendAnswers(
  store: EncryptedStore | null,
  tell: (answer: KeptAnswer) => Promise<void>,
): Promise<void> {
  for (const { key, value } of (await store?.list<KeptAnswer>(prefix)) ?? []) {
    await tell(value);
    await store?.remove(key);
  }
}
