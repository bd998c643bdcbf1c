import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../ui/toast.ts';
import { chartApart } from './chart-apart.ts';
import { useApplyTasks } from './clinical-tasks.api.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { Proposal, ProposedChange } from './use-proposal.ts';

type Props = {
  proposal: Proposal;
  onApplied: () => void;
  /** Whom a name of the instruction means. */
  onAnswer: (answer: { name: string; id: string }) => void;
};

const why = { words: t('unreadWords'), 'no-task': t('unreadNoTask'), 'no-person': t('unreadNoPerson') } as const;
const needsReason = ({ operation, task }: ProposedChange): boolean =>
  operation.action === 'update' && operation.set.status === 'done' && task.needsProof;

/** Each change as old and new, under the words that caused it, to be left out or applied; parts that were not understood, and names that fit several. */
export function BatchProposal({ proposal, onApplied, onAnswer }: Props) {
  const apply = useApplyTasks();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { changes, questions, unread, leftOut, complete, modelFailure } = proposal;
  const chosen = changes.filter((change, place) => !left.has(place) && !needsReason(change));
  const toggle = (place: number, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(place);
    else next.add(place);
    setLeft(next);
  };
  const groups = [
    ...Map.groupBy(
      changes.map((change, place) => ({ change, place })),
      ({ change }) => change.said,
    ),
  ];
  const run = async () => {
    try {
      const { results } = await apply.mutateAsync({ operations: chosen.map(({ operation }) => operation) });
      const refused = results.filter((result) => result.refused !== null).length;
      proposal.close();
      onApplied();
      // what was applied stands below, with its way back
      if (refused > 0) toast.warning(t('leftOut', { n: refused }));
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
    }
  };
  return (
    <div className={classes.proposal} aria-live="polite">
      <p className={classes.lead}>{t('proposalLead')}</p>
      {modelFailure !== null && <p className={classes.modelFailure}>{t('modelReadNothing', { why: modelFailure })}</p>}
      {groups.map(([said, own]) => (
        <section key={said} aria-label={said}>
          <h3 className={classes.cause}>
            <q>{asTyped(proposal.instruction, said)}</q>
            {own.some(({ change }) => change.byModel) && <span className={classes.muted}> {t('readByModel')}</span>}
          </h3>
          <ul className={classes.changes}>
            {own.map(({ change, place }) => (
              <ChangeLine
                key={`${change.task.id} ${place}`}
                change={change}
                chosen={!left.has(place) && !needsReason(change)}
                onChoose={(on) => toggle(place, on)}
              />
            ))}
          </ul>
        </section>
      ))}
      <ul className={classes.changes}>
        {questions.map((question) => (
          <li key={question.said}>
            <span className={classes.grow}>{t('ask', { name: asTyped(proposal.instruction, question.name) })}</span>
            {question.candidates.map(({ id, name, dateOfBirth, mrn }) => (
              <Button
                key={id}
                size="compact-sm"
                variant="default"
                onClick={() => onAnswer({ name: question.name, id })}
              >
                {name}
                {(dateOfBirth ?? mrn) !== null && (
                  <span className={classes.born}>{chartApart({ apart: { dateOfBirth, mrn } })}</span>
                )}
              </Button>
            ))}
          </li>
        ))}
        {unread.map(({ said, why: reason }) => (
          <li key={said}>
            <q className={classes.grow}>{asTyped(proposal.instruction, said)}</q>
            <span className={classes.muted}>{why[reason]}</span>
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p className={classes.modelFailure}>{t('moreThanBatch', { n: leftOut })}</p>}
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={proposal.close}>
          {t('close')}
        </Button>
        <Button disabled={!complete || chosen.length === 0} loading={apply.isPending} onClick={() => void run()}>
          {t('apply', { n: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

type LineProps = { change: ProposedChange; chosen: boolean; onChoose: (on: boolean) => void };

function ChangeLine({ change, chosen, onChoose }: LineProps) {
  const { task, operation, from, to } = change;
  return (
    <li>
      <Checkbox
        aria-label={t('include', { title: task.title })}
        checked={chosen}
        disabled={needsReason(change)}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={classes.grow}>
        <strong>{task.title}</strong>{' '}
        <span className={classes.muted}>{[task.note.title, chartApart(task.note)].filter(Boolean).join(' ')}</span>
      </span>
      <span className={classes.change}>
        {operation.action === 'delete' ? (
          t('deletes')
        ) : (
          <>
            <del>{wordOf(from)}</del> → <ins>{wordOf(to)}</ins>
          </>
        )}
        {needsReason(change) && <span className={classes.muted}> {t('proofAsked')}</span>}
      </span>
    </li>
  );
}

/** A status or a day in words. */
function wordOf(value: string): string {
  if (value === '') return t('nothing');
  if (value === 'todo' || value === 'doing' || value === 'done') return t(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value;
}

/** Words of the instruction in the letters that the person wrote: the program reads small ones. */
function asTyped(instruction: string, words: string): string {
  const at = instruction.toLowerCase().indexOf(words);
  return at < 0 ? words : instruction.slice(at, at + words.length);
}
