import * as calls from '@clinical/contract/templates/templates.calls';
import type { HealTemplate, TalkTemplate } from '@clinical/contract/templates/templates.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useStopSignal } from '../../../lib/stop-signal.ts';
import { userInfoQuery } from '../../accounts/public.ts';

/** Stopping it, or leaving, ends the work; then it costs nothing. */
export function useTalkToTemplate() {
  const queries = useQueryClient();
  const { next, stop } = useStopSignal();
  const talk = useMutation({
    mutationFn: (body: TalkTemplate) => api.request(calls.talkToTemplate, { body }, { signal: next() }),
    // what it cost
    onSettled: () => queries.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
  });
  return { talk, stop: () => (stop(), talk.reset()) };
}

export function useRepairTemplate() {
  const { next, stop } = useStopSignal();
  const repair = useMutation({
    mutationFn: (body: HealTemplate) => api.request(calls.healTemplate, { body }, { signal: next() }),
  });
  return { repair, stop };
}
