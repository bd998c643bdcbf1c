import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { waitlistQuery } from './waitlist.api.ts';
import { t } from './waitlist.texts.ts';

const WaitlistDialog = lazy(
  laterPart(() => import('./WaitlistDialog.tsx').then((module) => ({ default: module.WaitlistDialog }))),
);

/** How many wait, and the way to them. */
export function WaitlistButton() {
  const count = useQuery(waitlistQuery).data?.length ?? 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {count === 0 ? t('waitlist') : t('waitlistCount', { n: count })}
      </Button>
      <Suspense fallback={null}>{isOpen && <WaitlistDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
