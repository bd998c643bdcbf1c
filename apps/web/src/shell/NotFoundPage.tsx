import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { t } from './shell.texts.ts';

export function NotFoundPage() {
  const home = <Button renderRoot={(props) => <Link to="/my-projects" {...props} />}>{t('toPatients')}</Button>;
  return (
    <EmptyState page drawing="lost" title={t('notFoundTitle')} action={home}>
      {t('notFound')}
    </EmptyState>
  );
}
