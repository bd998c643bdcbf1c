import { truncate } from '@clinical/contract/validation/texts';
import { builtInCost } from '@clinical/contract/models';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { dropTask, isRunning, type TrackedTask } from '../../lib/task-list.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { pricesQuery } from '../credits/public.ts';
import { cancelTask, retryTask } from './background-tasks.api.ts';
import { t } from './operations.texts.ts';
import classes from './TaskCard.module.css';
import { useCardEnd } from './use-card-end.ts';

/** Cards stand 150 px apart, the first one 30 px from the bottom (specification, section 9). */
const firstBottom = 30;
const apart = 150;

export function TaskCard({ task, position, tip }: { task: TrackedTask; position: number; tip: string }) {
  const fading = useCardEnd(task);
  const name = task.noteTitle || t('unnamed');
  const running = isRunning(task.status);
  const look = running ? 'running' : task.status === 'success' ? 'success' : 'failure';
  return (
    <section
      className={classes.card}
      data-look={look}
      data-fading={fading || undefined}
      style={{ bottom: `calc(${firstBottom + position * apart}px + var(--above-bottom-bar, 0px))` }}
      aria-label={name}
    >
      <div className={classes.head}>
        <PatientName task={task} name={name} />
        {!running && (
          <ActionIcon size={24} aria-label={t('close')} onClick={() => dropTask(task.taskId)}>
            <Icon name="x" size={16} />
          </ActionIcon>
        )}
      </div>
      {running && <Running task={task} name={name} tip={tip} />}
      {look === 'success' && (
        <p className={classes.done} role="status">
          <Icon name="circle-check" size={16} className={classes.tick} /> {task.message || t('completed')}
        </p>
      )}
      {look === 'failure' && <Failed task={task} name={name} />}
    </section>
  );
}

function PatientName({ task, name }: { task: TrackedTask; name: string }) {
  if (!task.noteId) return <span className={classes.name}>{truncate(name)}</span>;
  const address = `/chat?id=${encodeURIComponent(task.noteId)}`;
  return (
    <a className={classes.name} href={address} target="_blank" rel="noopener" title={t('openChart', { name })}>
      {truncate(name)}
    </a>
  );
}

function Running({ task, name, tip }: { task: TrackedTask; name: string; tip: string }) {
  const label = task.progress === null ? t('waiting') : t('processing', { n: task.progress });
  return (
    <>
      <div className={classes.line}>
        <span role="status">{label}</span>
        <TaskButton label={t('cancel')} description={t('cancelOf', { name })} run={() => cancelTask(task.taskId)} />
      </div>
      <Progress value={task.progress ?? 0} aria-label={t('progressOf', { name })} transitionDuration={200} />
      <p className={classes.tip}>{tip}</p>
    </>
  );
}

function Failed({ task, name }: { task: TrackedTask; name: string }) {
  const localIsFree = useQuery(pricesQuery).data?.localIsFree ?? false;
  const { credits, localEngine } = task;
  const price = credits === null ? null : t('price', { n: credits });
  const localPrice = localIsFree || price === null ? null : t('price', { n: builtInCost });
  // one price of both stands once: twice it does not fit in the line
  const priceOfBoth = localEngine && localPrice === price ? price : null;
  const retryPrice = priceOfBoth ? null : price;
  return (
    <>
      <div role="alert" className={classes.failed}>
        <strong>{t('failed')}</strong>
        {task.message && <span className={classes.reason}>{task.message}</span>}
      </div>
      <div className={classes.remedies}>
        {priceOfBoth && <span className={classes.price}>{priceOfBoth}</span>}
        <TaskButton
          label={priced(t('retry'), retryPrice)}
          description={priced(t('retryOf', { name }), price)}
          run={() => retryTask(task.taskId)}
        />
        {localEngine && (
          <TaskButton
            label={priceOfBoth ? t('builtIn') : priced(t('builtIn'), localPrice)}
            description={priced(t('localOf', { name }), localPrice)}
            run={() => retryTask(task.taskId, 'local')}
          />
        )}
      </div>
    </>
  );
}

const priced = (label: string, price: string | null): string => (price === null ? label : `${label} · ${price}`);

function TaskButton({ label, description, run }: { label: string; description: string; run: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await run().catch((error: unknown) => toast.error(messageOf(error)));
    setBusy(false);
  };
  return (
    <Button size="compact-xs" variant="default" aria-label={description} loading={busy} onClick={act}>
      {label}
    </Button>
  );
}
