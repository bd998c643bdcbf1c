import words from '../../lexicon/mental-state.json' with { type: 'json' };
import { anyOf } from './any-of.ts';

/** The source of a pattern for what an examination of the mental state describes. */
export const mentalStateForm = anyOf(words);
