import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { AskBar } from './AskBar.tsx';
import { Imports } from './Imports.tsx';
import { PictureView } from './PictureView.tsx';
import { PrintedPicture, type Sheet } from './PrintedPicture.tsx';
import { usePicture, useVisualizer, type Wish } from './visualizer.api.ts';
import { t } from './visualizer.texts.ts';
import classes from './ChartPicture.module.css';

type Props = {
  note: Pick<Note, 'id' | 'title' | 'dateOfBirth' | 'mrn' | 'abilities'>;
  onOpenEntry: (entryId: string) => void;
};

/** The picture of one chart: what to look at, the picture itself, and the files that it rests on beside the entries. */
export function ChartPicture({ note, onOpenEntry }: Props) {
  const { wish, picture, ask } = usePicture(note.id);
  return (
    <div className={classes.page}>
      <AskBar wish={wish} busy={picture.isFetching} onAsk={ask} />
      {wish === null && <EmptyState drawing="note" title={t('notShown')} />}
      {picture.isError && (
        <ErrorState error={picture.error} title={t('failed')} onRetry={() => void picture.refetch()} />
      )}
      {picture.isFetching && !picture.data && (
        <Delayed>
          <SkeletonText lines={10} />
        </Delayed>
      )}
      {wish !== null && picture.data && (
        <>
          <Tools note={note} picture={picture.data} wish={wish} onOpenEntry={onOpenEntry} />
          <PictureView picture={picture.data} onOpenEntry={onOpenEntry} />
        </>
      )}
      <Imports note={note} />
    </div>
  );
}

type ToolsProps = Props & { picture: Picture; wish: Wish };

/** What it was made from, and what can be done with it. */
function Tools({ note, picture, wish, onOpenEntry }: ToolsProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { keep } = useVisualizer(note.id);
  const needsServer = useNeedsServer();
  const { entries, signed, imports } = picture.read;
  const read = [
    t('read', { n: entries }),
    t('signedOf', { n: signed }),
    ...(imports > 0 ? [t('files', { n: imports })] : []),
  ];
  const keepIt = () =>
    keep.mutate(wish, {
      onSuccess: ({ entryId }) =>
        toast.success(t('kept'), { action: { label: t('openEntry'), run: () => onOpenEntry(entryId) } }),
      onError: (error) => toast.error(messageOf(error), { title: t('keepFailed') }),
    });
  return (
    <div className={classes.tools}>
      <p className={classes.readLine}>{read.join(' · ')}</p>
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="printer" size={16} />} disabled={!picture.enough}>
            {t('print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setSheet('clinician')}>{t('printClinician')}</Menu.Item>
          <Menu.Item onClick={() => setSheet('patient')}>{t('printPatient')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {note.abilities.edit && (
        <Button
          variant="default"
          leftSection={<Icon name="file-text" size={16} />}
          loading={keep.isPending}
          disabled={!picture.enough || keep.isSuccess}
          onClick={keepIt}
          {...needsServer}
        >
          {t('keep')}
        </Button>
      )}
      {sheet !== null && (
        <PrintedPicture picture={picture} mrn={note.mrn} sheet={sheet} onDone={() => setSheet(null)} />
      )}
    </div>
  );
}
