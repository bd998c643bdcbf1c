import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { useEffect, useRef, useState } from 'react';
import type { PreviewAnswer, PreviewQuestion } from './preview.worker.ts';

/** Long enough that a word is typed to its end first. */
const quietFor = 300;

export type LivePreviewState = { sections: NoteSection[] | null; failed: boolean };

/** What the embedded engine, in this browser, makes of a visit by a template: anew whenever typing pauses. */
export function useLivePreview(recipe: TemplateRecipe, dialogue: string): LivePreviewState {
  const worker = useRef<Worker>(undefined);
  const [state, setState] = useState<LivePreviewState>({ sections: null, failed: false });
  useEffect(() => {
    if (typeof Worker === 'undefined') return undefined;
    const engine = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
    engine.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) =>
      setState((before) => (data ? { sections: data, failed: false } : { ...before, failed: true })),
    );
    engine.addEventListener('error', () => setState((before) => ({ ...before, failed: true })));
    worker.current = engine;
    return () => {
      engine.terminate();
      worker.current = undefined;
    };
  }, []);

  const question = JSON.stringify({ recipe, dialogue } satisfies PreviewQuestion);
  useEffect(() => {
    const timer = setTimeout(() => worker.current?.postMessage(JSON.parse(question)), quietFor);
    return () => clearTimeout(timer);
  }, [question]);
  return state;
}
