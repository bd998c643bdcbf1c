import type { LineEvent } from '../../gateways/fax/port.ts';
import type { EventRow } from './attempts.queries.ts';

/** What a line said, as it is kept. */
export const eventRow = (
  { id: lineId, state, failure, pagesSent, raw }: LineEvent,
  known: Pick<EventRow, 'id' | 'recipientId' | 'attempt' | 'at'>,
): EventRow => ({ ...known, lineId, state, failure, pagesSent, raw });
