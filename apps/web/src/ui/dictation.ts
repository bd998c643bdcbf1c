import { createContext, type ReactNode } from 'react';

/** Draws a button that hears a person and writes: `insert` puts words where the caret is. Disabled while there is no caret. */
export type DrawDictation = (place: { insert: (text: string) => void; disabled: boolean }) => ReactNode;

/** The dictation of long text fields; the shell fills it where there is an engine. */
export const Dictation = createContext<DrawDictation | null>(null);
