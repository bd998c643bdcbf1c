import type { ProposeTaskOperations, TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStopSignal } from '../../lib/stop-signal.ts';
import { proposeTasks } from './clinical-tasks.api.ts';

export type Proposal = ReturnType<typeof useProposal>;
export type ProposedChange = Extract<TaskProposalEvent, { type: 'operation' }>;

/** What an instruction would change, as it streams in. */
export function useProposal() {
  const { next, stop } = useStopSignal();
  const [asked, setAsked] = useState<ProposeTaskOperations>({ instruction: '' });
  const [events, setEvents] = useState<readonly TaskProposalEvent[]>([]);
  const asking = useMutation({
    mutationFn: (body: ProposeTaskOperations) => {
      setAsked(body);
      setEvents([]);
      return proposeTasks(body, { signal: next(), onEvent: (event) => setEvents((before) => [...before, event]) });
    },
  });
  const ofType = <Type extends TaskProposalEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<TaskProposalEvent, { type: Type }> => event.type === type);
  return {
    instruction: asked.instruction,
    /** What earlier questions were answered with. */
    chosen: asked.chosen ?? [],
    changes: ofType('operation'),
    questions: ofType('ask'),
    unread: ofType('unread'),
    leftOut: ofType('left-out').reduce((sum, { tasks }) => sum + tasks, 0),
    modelFailure: ofType('model-failed')[0]?.message ?? null,
    complete: events.some(({ type }) => type === 'complete'),
    shown: events.length > 0,
    running: asking.isPending,
    error: asking.error,
    start: (body: ProposeTaskOperations) => asking.mutate(body),
    close: () => {
      stop();
      asking.reset();
      setEvents([]);
    },
  };
}
