import { stem } from '../../text/stem.ts';
import { wordsOfKind } from '../../vocabulary/clinical-words.ts';

const names = new Set(wordsOfKind('condition').map(stem));
const endings = /(?:itis|osis|emia|oma|pathy|plegia|ectasia|penia|cele|lithiasis|rrhagia|trophy)$/;

/** Whether a stem names a diagnosis. */
export const isCondition = (word: string): boolean =>
  names.has(word) || (word.length > 6 && endings.test(word) && !/(?:dia|pro)gnos/.test(word));
