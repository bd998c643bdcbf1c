import { taskCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { TaskSuggestion } from '@clinical/contract/clinical-tasks/suggestions.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import { categoryChoices } from './category-choices.ts';
import { t } from './clinical-tasks.texts.ts';
import { HearQuote } from './HearQuote.tsx';
import { type Decision, useVisitTasks, type Wish } from './use-visit-tasks.ts';
import classes from './VisitTasks.module.css';
import type { ByModel } from './VisitTasks.tsx';

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId'>;
  suggestions: readonly TaskSuggestion[];
  byModel: ByModel | null;
  onClose: () => void;
};

/** Tasks heard in a visit, each with its words. Keys: A adds, E edits, X drops, J and K move, Ctrl Enter adds the rest. */
export function VisitTasksDialog({ entry, suggestions: heard, byModel, onClose }: Props) {
  // what is decided stays in sight
  const [opened] = useState(heard);
  const suggestions = [...opened, ...heard.filter(({ key }) => opened.every((other) => other.key !== key))];
  const tasks = useVisitTasks(entry, suggestions);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const needsServer = useNeedsServer();
  const current = suggestions[at];
  const focusRow = () => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  useEffect(focusRow, [at]);
  const next = (from: number) => {
    const rest = suggestions.findIndex(({ key }, place) => place > from && !tasks.decided.has(key));
    if (rest >= 0) setAt(rest);
  };
  const add = (suggestion: TaskSuggestion) => void tasks.add([suggestion]).then(() => next(at));
  const drop = (suggestion: TaskSuggestion) => {
    void tasks.drop(suggestion);
    next(at);
  };
  // what was not stored stays in sight, with what was written into it
  const addRest = () => void tasks.add(tasks.open).then((isAll) => isAll && onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return addRest();
    }
    const inField = (event.target as HTMLElement).closest('input, select, textarea');
    if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
    const open = current && !tasks.decided.has(current.key) ? current : undefined;
    const act: Record<string, (() => void) | undefined> = {
      j: () => setAt(Math.min(at + 1, suggestions.length - 1)),
      k: () => setAt(Math.max(at - 1, 0)),
      a: open && (() => add(open)),
      x: open && (() => drop(open)),
      e: open && (() => list.current?.querySelector<HTMLElement>('[data-title-field]')?.focus()),
    };
    const run = act[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const count = (decision: Decision) => [...tasks.decided.values()].filter((each) => each === decision).length;
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      size={840}
      title={t('visitTasks', { n: suggestions.length })}
      onKeyDown={onKeyDown}
    >
      {byModel && (
        <p className={classes.model} data-failed={byModel.state === 'failed' || undefined} role="status">
          {wordsOf(byModel)}
        </p>
      )}
      <ul ref={list} className={classes.list}>
        {suggestions.map((suggestion, place) => (
          <SuggestionRow
            key={suggestion.key}
            entryId={entry.id}
            suggestion={suggestion}
            wish={tasks.wishOf(suggestion)}
            decision={tasks.decided.get(suggestion.key)}
            current={place === at}
            busy={tasks.busy}
            onOpen={() => setAt(place)}
            onChange={(part) => tasks.change(suggestion.key, part)}
            onAdd={() => add(suggestion)}
            onDrop={() => drop(suggestion)}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <span className={classes.count} role="status">
          {t('visitCount', { added: count('added'), dropped: count('dropped'), open: tasks.open.length })}
        </span>
        <span className={classes.keys} aria-hidden>
          <Keys of="j" /> <Keys of="k" /> {t('moveRows')}
        </span>
        <Button variant="default" onClick={onClose}>
          {t(tasks.open.length > 0 ? 'decideLater' : 'close')}
        </Button>
        {tasks.open.length > 0 && (
          <Button loading={tasks.busy} onClick={addRest} rightSection={<Keys of="mod+enter" />} {...needsServer}>
            {t(tasks.open.length === suggestions.length ? 'addAll' : 'addRest', { n: tasks.open.length })}
          </Button>
        )}
      </div>
    </Modal>
  );
}

type RowProps = {
  entryId: string;
  suggestion: TaskSuggestion;
  wish: Wish;
  decision: Decision | undefined;
  current: boolean;
  busy: boolean;
  onOpen: () => void;
  onChange: (part: Partial<Wish>) => void;
  onAdd: () => void;
  onDrop: () => void;
};

function SuggestionRow(props: RowProps) {
  const { entryId, suggestion, wish, decision, current, busy, onOpen, onChange, onAdd, onDrop } = props;
  const needsServer = useNeedsServer();
  const [link] = suggestion.links;
  const opened = current && decision === undefined;
  const unsure = suggestion.dueUnsure && wish.dueOn === suggestion.dueOn;
  return (
    <li
      className={classes.row}
      data-decision={decision}
      data-opened={opened || undefined}
      aria-current={current || undefined}
      aria-label={`${wish.title}${decision ? `, ${t(decision)}` : ''}`}
      tabIndex={current ? 0 : -1}
      data-autofocus={current || undefined}
    >
      <span className={classes.state}>
        {decision && <Icon name={decision === 'added' ? 'circle-check' : 'x'} size={16} label={t(decision)} />}
      </span>
      <div className={classes.body}>
        {opened ? (
          <TextInput
            data-title-field
            aria-label={t('title')}
            maxLength={200}
            value={wish.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        ) : (
          <button type="button" className={classes.title} tabIndex={-1} onClick={onOpen}>
            {wish.title}
          </button>
        )}
        {link && <HearQuote transcriptId={entryId} link={link} />}
        {suggestion.byModel && (
          <p className={link ? classes.note : classes.unsure}>{t(link ? 'byModel' : 'byModelUnsaid')}</p>
        )}
        {suggestion.assigneeWords !== null && wish.assignee === null && opened && (
          <p className={classes.unsure}>{t('saidWho', { words: suggestion.assigneeWords })}</p>
        )}
        {suggestion.duplicateOf && <p className={classes.note}>{sameAs(suggestion, wish)}</p>}
        {unsure && (
          <p className={classes.unsure}>
            {suggestion.dueWords === null ? t('dateUnsure') : t('saidWhen', { words: suggestion.dueWords })}
          </p>
        )}
        {opened && (
          <div className={classes.fields}>
            <NativeSelect
              aria-label={t('category')}
              value={wish.category}
              data={categoryChoices()}
              onChange={(event) =>
                onChange({ category: taskCategories.find((each) => each === event.currentTarget.value)! })
              }
            />
            <TextInput
              type="date"
              aria-label={t('due')}
              value={wish.dueOn ?? ''}
              onChange={(event) => onChange({ dueOn: event.currentTarget.value || null })}
            />
            <AssigneeField
              aria-label={t('assignee')}
              value={wish.assignee}
              onChange={(assignee) => onChange({ assignee })}
            />
            <span className={classes.actions}>
              <Button
                variant="default"
                size="compact-md"
                rightSection={<Keys of="a" />}
                disabled={wish.title.trim() === '' || busy}
                onClick={onAdd}
                {...needsServer}
              >
                {t('addOne')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                rightSection={<Keys of="x" />}
                onClick={onDrop}
                {...needsServer}
              >
                {t('drop')}
              </Button>
            </span>
          </div>
        )}
      </div>
      {!opened && (
        <>
          <span className={classes.cell}>
            <CategoryMark category={wish.category} />
          </span>
          <span className={classes.cell}>{wish.dueOn === null ? t('noDate') : formatDay(wish.dueOn)}</span>
          <span className={classes.cell}>{whoOf(suggestion, wish)}</span>
        </>
      )}
    </li>
  );
}

function wordsOf(byModel: ByModel): string {
  if (byModel.state === 'asked') return t('modelAsked');
  if (byModel.state === 'failed') return t('modelFailed', { why: byModel.why });
  return byModel.n === 0 ? t('modelAddedNone') : t('modelAdded', { n: byModel.n });
}

function whoOf({ assignee, assigneeName, assigneeWords }: TaskSuggestion, wish: Wish): string {
  if (wish.assignee === null) return assigneeWords === null ? t('nobody') : `“${assigneeWords}”`;
  return wish.assignee.id === assignee?.id ? (assigneeName ?? '') : t('assigned');
}

function sameAs({ duplicateOf }: TaskSuggestion, { dueOn }: Wish): string {
  const moves = dueOn !== null && dueOn !== duplicateOf?.dueOn;
  return moves ? t('sameMoved', { day: formatDay(dueOn) }) : t('same');
}
