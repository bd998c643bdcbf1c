import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { userInfoQuery } from '../accounts/public.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { readTags } from '../../lib/shared-filter.ts';
import { tagsQuery } from './notes.api.ts';
import { t } from './notes.texts.ts';

type Props = { known: readonly string[]; chosen: readonly string[]; onChange: (tags: string[]) => void };

const TagMenuList = lazy(
  laterPart(() => import('./TagMenuList.tsx').then((module) => ({ default: module.TagMenuList }))),
);

/** Narrows the list to tags: my own ones, those of the charts at hand, and when it opens those of all charts that I may see. */
export function TagMenu({ known, chosen, onChange }: Props) {
  const own = readTags(useQuery(userInfoQuery()).data?.tags);
  const [used, setUsed] = useState(false);
  const all = useQuery({ ...tagsQuery, enabled: used });
  const tags = [...new Set([...own, ...known, ...(all.data ?? []), ...chosen])].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const button = (
    <Button
      variant="default"
      leftSection={<Icon name="tag" size={16} />}
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      {t('filterByTag')}
    </Button>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <TagMenuList
        target={button}
        tags={tags}
        state={all.isError ? 'failed' : all.isPending ? 'loading' : 'complete'}
        onRetry={() => void all.refetch()}
        chosen={chosen}
        onChange={onChange}
      />
    </Suspense>
  );
}
