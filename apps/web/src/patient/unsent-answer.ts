/** An answer that the server has not confirmed. It stays in this tab until then, and is deleted when the page ends. */
export type Unsent = { token: string; turnId: string; question: string; answer: string };

const key = 'unsent-answer';

/** Only an answer to this question of this link: a tab may have opened another patient's link before. */
export function readUnsent(token: string, question: string): Unsent | null {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsent | null;
    if (unsent?.token === token && unsent.question === question) return unsent;
  } catch {
    // the browser stores nothing, or something else
  }
  storeUnsent(null);
  return null;
}

export function storeUnsent(unsent: Unsent | null): void {
  try {
    if (unsent) sessionStorage.setItem(key, JSON.stringify(unsent));
    else sessionStorage.removeItem(key);
  } catch {
    // the browser stores nothing: the answer is still on the page
  }
}
