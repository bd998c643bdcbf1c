import type { ChartHeader } from '../credits/public.ts';
import { getNoteFor } from './notes.queries.ts';

/** What must not leave the machine with a call about the chart. */
export const headerIdentifiers: ChartHeader = {
  async identifiers(tx, noteId) {
    const { title, dateOfBirth, mrn, phone, email } = await getNoteFor(tx, noteId, 'read');
    return { name: title, dateOfBirth, mrn, phone, email };
  },
};
