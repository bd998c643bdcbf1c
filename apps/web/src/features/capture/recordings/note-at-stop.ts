import { preference } from '../../../lib/preference.ts';

/** Stop writes the note with the chosen template, without a review; a choice of this device. */
export const noteAtStop = preference('note-at-stop', false, (stored) => (typeof stored === 'boolean' ? stored : null));
