import { isToSend, type Upload } from '../upload/upload-queue.ts';

/**
 * What everything in the panel costs together, in credits: a note of the text, and one of each upload that is to be sent, where
 * what is known of a PDF says its own. While there is nothing, it is what one note costs.
 */
export function creditsOfAll(text: string, uploads: readonly Pick<Upload, 'state' | 'facts'>[], note: number): number {
  const costs = uploads.filter(isToSend).map(({ facts }) => facts?.credits ?? note);
  if (text.trim() !== '' || costs.length === 0) costs.push(note);
  return costs.reduce((sum, cost) => sum + cost, 0);
}
