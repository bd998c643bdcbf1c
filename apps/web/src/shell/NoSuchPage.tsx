import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { findByPath } from './navigation.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { t } from './shell.texts.ts';

/** An address without a page: of an area that is still locked, or of nothing. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  if (!findByPath(pathname)?.locked) return <NotFoundPage />;
  const home = <Button renderRoot={(props) => <Link to="/my-projects" {...props} />}>{t('toPatients')}</Button>;
  return (
    <EmptyState page drawing="soon" title={t('comingSoonTitle')} action={home}>
      {t('comingSoon')}
    </EmptyState>
  );
}
