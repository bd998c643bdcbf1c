import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { departmentChoicesQuery } from '../teams/public.ts';
import { t } from './notes.texts.ts';
import type { RowActions } from './PatientRow.tsx';
import { TagVisitsMenu } from './TagVisitsMenu.tsx';
import { useChartActions } from './use-chart-actions.ts';

type Props = {
  notes: readonly Note[];
  knownTags: readonly string[];
  actions: Pick<RowActions, 'onMove' | 'onDelete'>;
  onClear: () => void;
};

/** What can be done with all selected charts. Each action is offered only when all of them allow it. */
export function PatientsBulkBar({ notes, knownTags, actions, onClear }: Props) {
  const { exportCharts, setArchived, starCharts, tagVisits } = useChartActions();
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const needsServer = useNeedsServer();
  const refused = { ...needsServer, ...refusedWhileViewing() };
  const managed = notes.every(({ abilities }) => abilities.delete);
  const archived = notes.every(({ archivedAt }) => archivedAt !== null);
  const starred = notes.every(({ isReferralFavorite }) => isReferralFavorite);
  const button = (icon: IconName, label: string, run: () => void) => (
    <Button variant="default" size="xs" leftSection={<Icon name={icon} size={16} />} onClick={run} {...refused}>
      {label}
    </Button>
  );
  const andClear = (run: () => void) => () => {
    run();
    onClear();
  };
  return (
    <BulkBar label={notes.length === 0 ? null : t('chosen', { n: notes.length })} onClear={onClear}>
      {notes.every(({ abilities }) => abilities.edit) && (
        <TagVisitsMenu
          known={knownTags}
          refused={refused}
          onTag={(tag) => andClear(() => void tagVisits(notes, tag))()}
        />
      )}
      {managed &&
        button(
          'archive',
          archived ? t('unarchive') : t('archive'),
          andClear(() => void setArchived(notes, !archived)),
        )}
      {managed && departments.length > 0 && button('users-group', t('fileIn'), () => actions.onMove([...notes]))}
      {button('download', t('exportChart'), () => void exportCharts(notes))}
      {button(
        starred ? 'star-filled' : 'star',
        starred ? t('unstar') : t('starAll'),
        () => void starCharts(notes, !starred),
      )}
      {managed && (
        <Button variant="subtle" color="red" size="xs" onClick={() => actions.onDelete([...notes])} {...refused}>
          {t('deleteCharts', { n: notes.length })}
        </Button>
      )}
    </BulkBar>
  );
}
