import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { t } from './shell.texts.ts';

/** Stands in for the pages of an area that is locked. */
export function LockedPage() {
  const home = <Button renderRoot={(props) => <Link to="/my-projects" {...props} />}>{t('toPatients')}</Button>;
  return (
    <EmptyState page drawing="soon" title={t('comingSoonTitle')} action={home}>
      {t('comingSoon')}
    </EmptyState>
  );
}
