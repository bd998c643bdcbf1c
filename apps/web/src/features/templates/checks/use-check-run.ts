import type { CheckedEncounter, TemplateCheckEvent } from '@clinical/contract/templates/checks.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { useEffect, useState } from 'react';
import { runChecks } from './checks.api.ts';

type Sum = Extract<TemplateCheckEvent, { type: 'complete' }>;
export type CheckRun = { tried: CheckedEncounter[]; of: number | null; sum: Sum | null; failure: Error | null };

/** `model`: its key; null for the local engine. */
type Attempt = { number: number; recipe: TemplateRecipe; model: string | null };

const nothing: CheckRun = { tried: [], of: null, sum: null, failure: null };

/** Runs the checks of a template when it is shown, by the local engine, and again when asked; leaving ends the run. */
export function useCheckRun(id: string, recipe: TemplateRecipe) {
  const [attempt, setAttempt] = useState<Attempt>({ number: 1, recipe, model: null });
  const [stopped, setStopped] = useState(false);
  const [run, setRun] = useState(nothing);
  useEffect(() => {
    const stop = new AbortController();
    if (stopped) return undefined;
    const take = (event: TemplateCheckEvent) =>
      setRun((before) =>
        event.type === 'complete'
          ? { ...before, sum: event }
          : { ...before, of: event.of, tried: [...before.tried, event.encounter] },
      );
    const { model } = attempt;
    runChecks(id, { recipe: attempt.recipe, ...(model === null ? {} : { model }) }, take, stop.signal).catch(
      (error: unknown) => {
        if (!stop.signal.aborted) setRun((before) => ({ ...before, failure: toError(error) }));
      },
    );
    return () => stop.abort();
  }, [id, attempt, stopped]);
  return {
    run,
    running: !stopped && run.sum === null && run.failure === null,
    stop: () => setStopped(true),
    model: attempt.model,
    again: (model: string | null = attempt.model) => {
      setRun(nothing);
      setStopped(false);
      setAttempt((before) => ({ number: before.number + 1, recipe, model }));
    },
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
