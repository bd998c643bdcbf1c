import { fillPhrase } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import { use, useId, useState } from 'react';
import { findPhrases, type Phrase, PhraseSource, PhraseValues } from './phrases.ts';

/** A slash that is being typed, and where. */
export type Called = { query: string; place: { left: number; top: number; bottom: number } };

/**
 * What a field with quick phrases needs: tell `call` what stands after a slash, give `handleKey` each key first, and show
 * `PhraseList` with `list`. `onPick` gets the phrase's HTML with its fields filled in.
 */
export function usePhrasePicker(onPick: (html: string) => void) {
  const { phrases, want } = use(PhraseSource);
  const values = use(PhraseValues);
  const id = useId();
  const [called, setCalled] = useState<Called | null>(null);
  const [active, setActive] = useState(0);
  const [left, setLeft] = useState(false);
  const found = called && !left ? findPhrases(phrases, called.query) : [];
  const at = Math.min(active, found.length - 1);

  const pick = (phrase: Phrase): void => {
    setCalled(null);
    onPick(fillPhrase(phrase.html, values));
  };
  return {
    open: found.length > 0,
    /** Attributes of the field while the list is open. */
    aria: found.length > 0 ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${at}` } : {},
    list:
      called && found.length > 0
        ? { id, phrases: found, active: at, place: called.place, onPick: pick, onActive: setActive }
        : null,
    call(next: Called | null): void {
      if (next) want();
      if (next?.query !== called?.query) setActive(0);
      // once left by Escape, a slash stays text until another is typed
      if (!next || !called) setLeft(false);
      setCalled(next);
    },
    /** True when the key was for the list. */
    handleKey(key: string): boolean {
      if (found.length === 0) return false;
      if (key === 'ArrowDown') setActive((at + 1) % found.length);
      else if (key === 'ArrowUp') setActive((at + found.length - 1) % found.length);
      else if (key === 'Enter' || key === 'Tab') pick(found[at]!);
      else if (key === 'Escape') setLeft(true);
      else return false;
      return true;
    },
  };
}
