/** What the notes of a job are asked for with. */
export type CardRequest = { instruction: string; templateId: string | null; model: string | null };
