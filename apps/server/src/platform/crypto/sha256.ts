import { createHash } from 'node:crypto';

/** Of UTF-8 text, in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
