import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Told in the transaction in which the acting workspace switches a speech service on again. `program.ts` says who listens. */
export type SpeechSwitchedOn = { tell(tx: Tx): Promise<void> };

export const speechSwitchedOn = port<SpeechSwitchedOn>('speech-switched-on');
