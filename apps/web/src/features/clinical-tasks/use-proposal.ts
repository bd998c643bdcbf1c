import type { ProposeTaskOperations, TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStopSignal } from '../../lib/stop-signal.ts';
import { proposeTasks } from './clinical-tasks.api.ts';

export type Proposal = ReturnType<typeof useProposal>;
export type ProposedChange = Extract<TaskProposalEvent, { type: 'operation' }>;
type Answer = NonNullable<ProposeTaskOperations['chosen']>[number];

/** Names a change again when the instruction is read once more: its task, what changes, and the words that caused it. */
export const changeKey = ({ operation, task, said }: ProposedChange): string =>
  JSON.stringify([task.id, operation.action === 'update' ? Object.keys(operation.set) : operation.action, said]);

/** What an instruction would change, as it streams in. */
export function useProposal() {
  const { next, stop } = useStopSignal();
  const [asked, setAsked] = useState<ProposeTaskOperations>({ instruction: '' });
  const [events, setEvents] = useState<readonly TaskProposalEvent[]>([]);
  // what a person decided outlives the stream, which starts anew with each answer
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
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
    changes: ofType('operation'),
    /** Whoever wants a task deleted says so. */
    isPicked: (change: ProposedChange) => picks.get(changeKey(change)) ?? change.operation.action !== 'delete',
    pick: (change: ProposedChange, on: boolean) => setPicks((before) => new Map(before).set(changeKey(change), on)),
    /** Why the loops of a part of the instruction are closed. */
    reasonOf: (said: string) => reasons.get(said) ?? '',
    giveReason: (said: string, reason: string) => setReasons((before) => new Map(before).set(said, reason)),
    questions: ofType('ask'),
    unread: ofType('unread'),
    leftOut: tasksIn(ofType('left-out')),
    outside: tasksIn(ofType('outside')),
    modelFailure: ofType('model-failed')[0]?.message ?? null,
    complete: events.some(({ type }) => type === 'complete'),
    shown: events.length > 0,
    running: asking.isPending,
    error: asking.error,
    start: (body: ProposeTaskOperations) => {
      setPicks(new Map());
      setReasons(new Map());
      asking.mutate(body);
    },
    /** Whom a name of the instruction means. */
    answer: (answer: Answer) => asking.mutate({ ...asked, chosen: [...(asked.chosen ?? []), answer] }),
    close: () => {
      stop();
      asking.reset();
      setEvents([]);
    },
  };
}

const tasksIn = (events: readonly { tasks: number }[]): number => events.reduce((sum, { tasks }) => sum + tasks, 0);
