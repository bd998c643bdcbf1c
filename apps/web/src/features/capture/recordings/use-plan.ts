import { usePreference } from '../../../lib/preference.ts';
import { useResolveTemplate, useTemplateChoice } from '../../templates/public.ts';
import { lastTemplate, useChartModel, useContextIds } from '../../scribe/public.ts';
import type { Plan } from '../recorder/recorder.ts';

/** How the note of a recording is to be written: the chosen template and model, and the entries ticked in the chart. */
export function usePlan(noteId: string) {
  const [wanted, setWanted] = usePreference(lastTemplate);
  const { choice } = useTemplateChoice(wanted);
  const resolve = useResolveTemplate(setWanted);
  const contextEntryIds = useContextIds(noteId);
  const model = useChartModel(noteId);
  return {
    wanted,
    setWanted,
    /** A starter is copied to the person's own templates first. @throws ApiError */
    plan: async (): Promise<Plan> => ({
      templateId: await resolve(choice),
      contextEntryIds: [...contextEntryIds],
      ...(model === undefined ? {} : { model }),
    }),
  };
}
