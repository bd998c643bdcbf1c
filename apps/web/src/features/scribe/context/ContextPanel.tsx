import { contextExcess, contextLimit } from '@clinical/contract/scribe/context.rules';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Drawer, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { userInfoQuery, useUpdateProfile } from '../../accounts/public.ts';
import { templatesQuery } from '../../templates/public.ts';
import { useChartModel } from '../model/chart-model.ts';
import { contextCandidates, contextSize, lastVisit } from './context-candidates.ts';
import { ContextRow } from './ContextRow.tsx';
import { chooseContext, useContextIds } from './context-selection.ts';
import { t } from './context.texts.ts';
import classes from './ContextManager.module.css';

type Props = { noteId: string; entries: readonly Transcript[]; onClose: () => void };

/** The chart's entries, newest first, to be ticked for the next note. */
export function ContextPanel({ noteId, entries, onClose }: Props) {
  useFocusBack();
  const ids = useContextIds(noteId);
  const templates = useQuery(templatesQuery).data ?? [];
  const profile = useQuery(userInfoQuery()).data;
  const model = useChartModel(noteId);
  const candidates = contextCandidates(entries);
  const chosen = candidates.filter(({ id }) => ids.includes(id));
  const last = lastVisit(candidates);
  const toggle = (id: string, on: boolean) =>
    chooseContext(noteId, on ? [...ids, id] : ids.filter((other) => other !== id));

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={t('manager')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.quick}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="history" size={16} />}
          disabled={!last}
          onClick={() => last && chooseContext(noteId, [last.id])}
        >
          {t('lastVisit')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={ids.length === 0}
          onClick={() => chooseContext(noteId, [])}
        >
          {t('clear')}
        </Button>
      </div>
      {model !== undefined && <Sum chosen={chosen} model={model} onDrop={(id) => toggle(id, false)} />}
      {candidates.length === 0 ? (
        <p className={classes.none}>{t('none')}</p>
      ) : (
        <ul className={classes.entries} aria-label={t('entries')}>
          {candidates.map((entry) => (
            <ContextRow
              key={entry.id}
              entry={entry}
              template={nameOf(templates, entry.templateId)}
              chosen={ids.includes(entry.id)}
              onChange={(on) => toggle(entry.id, on)}
            />
          ))}
        </ul>
      )}
      <AutoAppend on={profile?.automationSettings.autoAppend ?? false} />
    </Drawer>
  );
}

type Template = { id: string; title: string; nickname: string };

/** A template that is not mine, or is gone, has no name here. */
function nameOf(templates: readonly Template[], id: string | null): string {
  if (id === null) return t('general');
  const template = templates.find((other) => other.id === id);
  return template ? template.nickname || template.title : '';
}

function Sum({ chosen, model, onDrop }: { chosen: Transcript[]; model: string; onDrop: (id: string) => void }) {
  const items = chosen.map((entry) => ({ entry, size: contextSize(entry) }));
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const excess = contextExcess(items, model);
  if (!excess) {
    const said = { entries: t('entriesCount', { n: chosen.length }), limit: formatNumber(contextLimit(model)) };
    return (
      <p className={classes.sum} aria-live="polite">
        {t('chosen', { ...said, n: formatNumber(total) })}
      </p>
    );
  }
  const { over, drop } = excess;
  const said = { over: formatNumber(over), date: formatDate(drop.entry.createdAt) };
  return (
    <div className={classes.over} role="alert">
      <Icon name="alert-triangle" size={16} />
      <div>
        <p>{t(drop.size >= over ? 'over' : 'overMore', said)}</p>
        <Button variant="default" size="compact-sm" onClick={() => onDrop(drop.entry.id)}>
          {t('leaveOut')}
        </Button>
      </div>
    </div>
  );
}

function AutoAppend({ on }: { on: boolean }) {
  const update = useUpdateProfile();
  const { automationSettings: before } = useQuery(userInfoQuery()).data ?? {};
  return (
    <Switch
      className={classes.always}
      label={t('autoAppend')}
      description={t('autoAppendHint')}
      checked={on}
      disabled={!before || update.isPending}
      onChange={(event) =>
        before &&
        update.mutate(
          { automationSettings: { ...before, autoAppend: event.currentTarget.checked } },
          { onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }) },
        )
      }
    />
  );
}
