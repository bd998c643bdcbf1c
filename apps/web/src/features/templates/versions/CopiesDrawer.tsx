import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { copiesQuery } from '../templates.api.ts';
import { t } from '../templates.texts.ts';
import classes from './Versions.module.css';

/** Who made a template of mine their own, and in how many places theirs differs now. */
export function CopiesDrawer({ template, onClose }: { template: Template; onClose: () => void }) {
  useFocusBack();
  const copies = useQuery(copiesQuery(template.id));
  return (
    <Drawer opened onClose={onClose} size="md" title={t('copies')} closeButtonProps={{ 'aria-label': t('close') }}>
      {copies.isPending && (
        <Delayed>
          <SkeletonText />
        </Delayed>
      )}
      {copies.isError && (
        <ErrorState error={copies.error} title={t('couldNotLoadCopies')} onRetry={() => void copies.refetch()} />
      )}
      {copies.data?.length === 0 && (
        <EmptyState drawing="template" title={t('noCopies')}>
          {t('noCopiesText')}
        </EmptyState>
      )}
      <ul className={classes.copies}>
        {copies.data?.map((copy) => (
          <li key={`${copy.author} ${copy.title} ${copy.updatedAt}`}>
            <strong>{copy.title}</strong>
            <p className={classes.by}>
              {t('copyBy', { author: copy.author, n: copy.fromVersion, time: formatDateTime(copy.updatedAt) })}
            </p>
            <p className={classes.by}>{copy.drift === 0 ? t('sameAsMine') : t('drift', { n: copy.drift })}</p>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
