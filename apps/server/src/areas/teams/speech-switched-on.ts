import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Called in the transaction in which the acting workspace enables a speech service again. The capture area provides it. */
export type SpeechSwitchedOn = { tell(tx: Tx): Promise<void> };

export const speechSwitchedOn = port<SpeechSwitchedOn>('speech-switched-on');
