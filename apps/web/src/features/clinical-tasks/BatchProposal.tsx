import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { chartApart } from './chart-apart.ts';
import { useApplyTasks } from './clinical-tasks.api.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { changeKey, type Proposal, type ProposedChange } from './use-proposal.ts';

type Props = { proposal: Proposal; onApplied: () => void };

const why = {
  words: t('unreadWords'),
  exception: t('unreadException'),
  'no-task': t('unreadNoTask'),
  'no-person': t('unreadNoPerson'),
} as const;
const needsReason = ({ operation, task }: ProposedChange): boolean =>
  operation.action === 'update' && operation.set.status === 'done' && task.needsProof;

/** Each change as old and new, under the words that caused it, to be left out or applied; parts that were not understood, and names that fit several. */
export function BatchProposal({ proposal, onApplied }: Props) {
  const apply = useApplyTasks();
  const { changes, questions, unread, leftOut, outside, complete, modelFailure } = proposal;
  const isReady = (change: ProposedChange) => !needsReason(change) || proposal.reasonOf(change.said).trim().length >= 3;
  const isDeletion = ({ operation }: ProposedChange) => operation.action === 'delete';
  const deleted = new Set(
    changes.filter((each) => isDeletion(each) && proposal.isPicked(each)).map(({ task }) => task.id),
  );
  // a task that is deleted takes no change
  const isDropped = (change: ProposedChange) => !isDeletion(change) && deleted.has(change.task.id);
  const isChosen = (change: ProposedChange) => proposal.isPicked(change) && isReady(change) && !isDropped(change);
  const chosen = changes.filter(isChosen);
  const groups = [...Map.groupBy(changes, ({ said }) => said)];
  const run = async () => {
    try {
      const { results } = await apply.mutateAsync({
        operations: chosen.map((change) => withReason(change, proposal.reasonOf(change.said))),
      });
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
      <p className={classes.lead}>
        {t('proposalLead')} {changes.some(isDeletion) && t('tickDeletes')}
      </p>
      {modelFailure !== null && <p className={classes.modelFailure}>{t('modelReadNothing', { why: modelFailure })}</p>}
      {groups.map(([said, own]) => (
        <section key={said} aria-label={said}>
          <h3 className={classes.cause}>
            <q>{asTyped(proposal.instruction, said)}</q>
            {own.some(({ byModel }) => byModel) && <span className={classes.muted}> {t('readByModel')}</span>}
          </h3>
          <ul className={classes.changes}>
            {own.map((change) => (
              <ChangeLine
                key={changeKey(change)}
                change={change}
                chosen={isChosen(change)}
                ready={isReady(change)}
                dropped={isDropped(change)}
                onChoose={(on) => proposal.pick(change, on)}
              />
            ))}
          </ul>
          {own.some(needsReason) && (
            <TextInput
              mt="xs"
              label={t('reason')}
              description={t('reasonRule')}
              maxLength={1_000}
              value={proposal.reasonOf(said)}
              onChange={(event) => proposal.giveReason(said, event.currentTarget.value)}
            />
          )}
        </section>
      ))}
      <ul className={classes.changes}>
        {questions.map((question) => (
          <li key={`${question.said} ${question.name}`}>
            <span className={classes.grow}>{t('ask', { name: asTyped(proposal.instruction, question.name) })}</span>
            {question.candidates.map(({ id, name, dateOfBirth, mrn }) => (
              <Button
                key={id}
                size="compact-sm"
                variant="default"
                onClick={() => proposal.answer({ name: question.name, id })}
              >
                {name}
                {(dateOfBirth ?? mrn) !== null && (
                  <span className={classes.born}>{chartApart({ apart: { dateOfBirth, mrn } })}</span>
                )}
              </Button>
            ))}
          </li>
        ))}
        {unread.map(({ said, why: reason }, place) => (
          <li key={`${said} ${place}`}>
            <q className={classes.grow}>{asTyped(proposal.instruction, said)}</q>
            <span className={classes.muted}>{why[reason]}</span>
          </li>
        ))}
      </ul>
      {outside > 0 && <p className={classes.lead}>{t('outsideList', { n: outside })}</p>}
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

/** A loop is done with the reason that was typed for its group. */
function withReason(change: ProposedChange, reason: string): TaskOperation {
  const { operation, task } = change;
  if (operation.action !== 'update' || !needsReason(change)) return operation;
  const proof = { kind: 'reason' as const, text: reason.trim(), recordId: null };
  return { ...operation, set: { ...operation.set, proof }, was: { ...operation.was, proof: task.proof } };
}

type LineProps = {
  change: ProposedChange;
  chosen: boolean;
  ready: boolean;
  dropped: boolean;
  onChoose: (on: boolean) => void;
};

function ChangeLine({ change, chosen, ready, dropped, onChoose }: LineProps) {
  const { task, operation, from, to, unsure } = change;
  return (
    <li>
      <Checkbox
        aria-label={t('include', { title: task.title })}
        checked={chosen}
        disabled={!ready || dropped}
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
            {unsure && (
              <span className={classes.unsure}>
                {' '}
                <Icon name="help-circle" size={14} label={t('dayUnsure')} />
              </span>
            )}
          </>
        )}
        {dropped ? (
          <span className={classes.muted}> {t('deletedInstead')}</span>
        ) : (
          !ready && <span className={classes.muted}> {t('proofAsked')}</span>
        )}
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
