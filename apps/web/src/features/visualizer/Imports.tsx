import { ApiError } from '@clinical/api-client/api-error';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { ChartImport } from '@clinical/contract/visualizer/visualizer.schemas';
import { Button, FileButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatBytes, formatDate, formatDay } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { mostBytes, patientIn, readFhirFile } from './read-fhir-file.ts';
import { chartImportsQuery, useVisualizer } from './visualizer.api.ts';
import { t } from './visualizer.texts.ts';
import headings from './Picture.module.css';
import classes from './ChartPicture.module.css';

type Chosen = { name: string; bundle: Record<string, unknown> };
type Props = { note: Pick<Note, 'id' | 'title' | 'dateOfBirth' | 'abilities'> };

/** Files of other systems in a chart. One whose patient may be another is compared by a person first. */
export function Imports({ note }: Props) {
  const files = useQuery(chartImportsQuery(note.id));
  const { importFile } = useVisualizer(note.id);
  const needsServer = useNeedsServer();
  const [failure, setFailure] = useState<{ text: string; issues: string[] } | null>(null);
  const [doubtful, setDoubtful] = useState<Chosen | null>(null);
  const send = (chosen: Chosen, confirmed: boolean) =>
    importFile.mutate(
      { ...chosen, confirmed },
      {
        onSuccess: () => setDoubtful(null),
        onError: (error) => {
          const isDoubt = error instanceof ApiError && error.detail.some(({ loc }) => loc[0] === 'patient');
          setDoubtful(isDoubt ? chosen : null);
          if (!isDoubt)
            setFailure({
              text: `${t('importFailed', { name: chosen.name })} ${messageOf(error)}`,
              issues: issuesOf(error),
            });
        },
      },
    );
  const open = async (file: File | null) => {
    if (!file) return;
    setFailure(null);
    const read = await readFhirFile(file);
    if ('bundle' in read) return send({ name: file.name, bundle: read.bundle }, false);
    const text =
      read.wrong === 'too-large'
        ? t('tooLarge', { name: file.name, size: formatBytes(mostBytes) })
        : t('notJson', { name: file.name });
    setFailure({ text, issues: [] });
  };
  const list = files.data ?? [];
  if (!note.abilities.edit && list.length === 0) return null;
  return (
    <section className={classes.imports}>
      <h2 className={headings.heading}>{t('imports')}</h2>
      {note.abilities.edit && (
        <div className={classes.tools}>
          <FileButton accept="application/json,application/fhir+json,.json" onChange={(file) => void open(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<Icon name="upload" size={16} />}
                loading={importFile.isPending}
                {...needsServer}
              >
                {t('addFile')}
              </Button>
            )}
          </FileButton>
          <p className={classes.quiet}>{t('importsAbout')}</p>
        </div>
      )}
      {failure && (
        <div role="alert" className={classes.failure}>
          <p>{failure.text}</p>
          <Issues issues={failure.issues} />
        </div>
      )}
      <ul className={classes.files}>
        {list.map((file) => (
          <ImportedFile key={file.id} file={file} />
        ))}
      </ul>
      {doubtful && (
        <ConfirmDialog
          opened
          title={t('otherPatient')}
          action={t('importAnyway')}
          busy={importFile.isPending}
          onConfirm={() => send(doubtful, true)}
          onClose={() => setDoubtful(null)}
        >
          {t('otherPatientText', compared(doubtful, note))}
        </ConfirmDialog>
      )}
    </section>
  );
}

function compared({ name: file, bundle }: Chosen, note: Props['note']) {
  const { name, birthDate } = patientIn(bundle);
  const born = /^\d{4}-\d\d-\d\d$/.test(birthDate) ? formatDay(birthDate) : birthDate || t('noBirth');
  const chartBorn = note.dateOfBirth === null ? t('noBirth') : formatDay(note.dateOfBirth);
  return { file, name: name || t('noName'), born, chart: note.title, chartBorn };
}

const issuesOf = (error: unknown): string[] =>
  error instanceof ApiError ? error.detail.map(({ loc, msg }) => `${loc.slice(2).join('.')}: ${msg}`) : [];

function Issues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <ul className={classes.issues}>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  );
}

function ImportedFile({ file }: { file: ChartImport }) {
  const [removing, setRemoving] = useState(false);
  const { remove } = useVisualizer(file.noteId);
  const needsServer = useNeedsServer();
  const { name, createdAt, createdBy, counts, issues, skipped, abilities } = file;
  const types = Object.entries(skipped).map(([type, n]) => `${type} (${n})`);
  return (
    <li>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className={classes.quiet}>
          {formatDate(createdAt)}, {createdBy.name}: {t('counts', counts)}
        </p>
        {types.length > 0 && <p className={classes.quiet}>{t('skipped', { types: types.join(', ') })}</p>}
        {issues.length > 0 && (
          <details>
            <summary>{t('notRead', { n: issues.length })}</summary>
            <Issues issues={issues.map(({ path, message }) => `${path}: ${message}`)} />
          </details>
        )}
      </div>
      {abilities.delete && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('remove', { name })}
          onClick={() => setRemoving(true)}
          {...needsServer}
        >
          <Icon name="trash" size={16} />
        </Button>
      )}
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle')}
        action={t('removeFile')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(file.id, { onSettled: () => setRemoving(false) })}
        onClose={() => setRemoving(false)}
      >
        {t('removeText', { name })}
      </ConfirmDialog>
    </li>
  );
}
