import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { EmptyState } from '../ui/EmptyState.tsx';
import { t } from './chart.texts.ts';

/** /chat without an id. */
export function NoChart() {
  const open = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/my-projects" />}>
      {t('openPatients')}
    </Button>
  );
  return <EmptyState drawing="note" title={t('chooseChart')} action={open} />;
}
