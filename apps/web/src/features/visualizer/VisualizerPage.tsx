import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { ChartSelect, noteQuery } from '../notes/public.ts';
import { ChartPicture } from './ChartPicture.tsx';
import type { VisualizerAddress } from './visualizer-address.ts';
import { t } from './visualizer.texts.ts';
import classes from './ChartPicture.module.css';

type Props = { address: VisualizerAddress; onAddress: (address: VisualizerAddress) => void };

/** The picture of a chart that is chosen here. */
export function VisualizerPage({ address: { id }, onAddress }: Props) {
  const openChart =
    id === undefined ? undefined : (
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/chat" search={{ id }} />}>
        {t('openChart')}
      </Button>
    );
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} actions={openChart} />
      <div className={classes.choose}>
        <ChartSelect label={t('patient')} onChoose={(chosen) => onAddress({ id: chosen || undefined })} />
      </div>
      {id === undefined ? <EmptyState drawing="note" title={t('choose')} /> : <OfChart key={id} id={id} />}
    </>
  );
}

function OfChart({ id }: { id: string }) {
  const note = useQuery(noteQuery(id));
  const navigate = useNavigate();
  if (note.isError && !note.data) return <ErrorState error={note.error} onRetry={() => void note.refetch()} />;
  if (!note.data) {
    return (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    );
  }
  return (
    <>
      <h2>{note.data.title}</h2>
      <ChartPicture note={note.data} onOpenEntry={(entry) => void navigate({ to: '/chat', search: { id, entry } })} />
    </>
  );
}
