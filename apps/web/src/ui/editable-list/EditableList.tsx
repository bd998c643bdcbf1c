import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useRemovedIds } from '../../lib/undoable.ts';
import { Delayed } from '../Delayed.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Icon } from '../Icon.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { SkeletonText } from '../Skeletons.tsx';
import classes from './EditableList.module.css';

type Item = { id: string };
/** Without a title its items follow the list's own head. */
export type Group<Each extends Item> = { title?: string; items: readonly Each[] };

type Props<Each extends Item> = {
  list: UseQueryResult<Each[]>;
  words: { title: string; lead: string; add: string; none: string; noneText: string; couldNotLoad: string };
  /** False for who may not add any. */
  mayAdd?: boolean;
  /** Between the head and the items. */
  tools?: ReactNode;
  /** Below the items. */
  foot?: ReactNode;
  groups?: (items: readonly Each[]) => readonly Group<Each>[];
  renderRow: (item: Each, onEdit: () => void) => ReactNode;
  /** @param item null for a new one */
  renderForm: (item: Each | null, onDone: () => void) => ReactNode;
};

/** A card of the settings with a list of one's own things; one of them at a time is open to edit. */
export function EditableList<Each extends Item>({
  list,
  words,
  mayAdd = true,
  tools,
  foot,
  groups = oneGroup,
  renderRow,
  renderForm,
}: Props<Each>) {
  const removed = useRemovedIds();
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const items = list.data?.filter((item) => !removed.has(item.id)) ?? [];
  const close = () => setOpen(null);
  return (
    <SettingsSection
      title={words.title}
      lead={words.lead}
      action={
        mayAdd &&
        open !== 'new' && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )
      }
    >
      {open === 'new' && renderForm(null, close)}
      {list.isPending && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} title={words.couldNotLoad} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && open !== 'new' && (
        <EmptyState drawing="template" title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {tools}
      {groups(items).map((group) => (
        <Part key={group.title ?? ''} title={group.title}>
          {group.items.map((item) => (
            <li key={item.id}>
              {open === item.id ? renderForm(item, close) : renderRow(item, () => setOpen(item.id))}
            </li>
          ))}
        </Part>
      ))}
      {foot}
    </SettingsSection>
  );
}

function oneGroup<Each extends Item>(items: readonly Each[]): readonly Group<Each>[] {
  return [{ items }];
}

function Part({ title, children }: { title?: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  const list = <ul className={classes.list}>{children}</ul>;
  if (title === undefined) return list;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list}
    </section>
  );
}
