import { type ComponentType, createContext } from 'react';

/** A button that hears a person and writes: `insert` puts words where the caret is. Disabled while there is no caret. */
export type DictationTool = ComponentType<{ insert: (text: string) => void; disabled: boolean }>;

/** The dictation of long text fields; the shell fills it where there is an engine. */
export const Dictation = createContext<DictationTool | null>(null);
