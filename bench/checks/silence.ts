import { speechAmount } from '@clinical/language/checks/speech-amount';
import { quietRecordings } from '@clinical/language/testing/quiet-recordings';

/** What speech engines write for silence, noise and music, and how many of these would become a note. */
export function silenceSuite() {
  const amounts = quietRecordings.map((recording) => speechAmount(recording));
  return { recordings: amounts.length, wouldBecomeNote: amounts.filter((amount) => amount === 'enough').length };
}
