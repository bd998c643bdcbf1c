import { createContext, type ReactNode } from 'react';

/** A field in which can be dictated. */
export type DictationPlace = {
  /** What stands before the caret; its last line is enough. */
  before: () => string;
  /** Puts text where the caret is, as if it were typed: "\n" breaks the line, "\n\n" begins a paragraph. */
  insert: (text: string) => void;
  /** Shows words that may still change, outside the text and its history; null takes them away. */
  showHint: (words: string | null) => void;
  /** Whether an element belongs to the field: going elsewhere ends the dictation. */
  holds: (element: Element) => boolean;
  /** True while there is no caret. */
  disabled: boolean;
};

/** Draws a button that hears a person and writes where the caret is. */
export type DrawDictation = (place: DictationPlace) => ReactNode;

/** The dictation of long text fields; the shell fills it where there is an engine. */
export const Dictation = createContext<DrawDictation | null>(null);
