/** What the address of the page may say: a part of it, and an answer by its id. */
export type EvidenceAddress = { view?: 'answers' | 'library'; answer?: string };

/** Keeps what the page understands of any address; the rest is dropped. */
export const readEvidenceAddress = ({ view, answer }: Record<string, unknown>): EvidenceAddress => ({
  view: view === 'answers' || view === 'library' ? view : undefined,
  answer: typeof answer === 'string' && answer !== '' ? answer : undefined,
});
