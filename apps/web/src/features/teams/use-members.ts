import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useVisibleRows } from '../../ui/use-visible-rows.ts';
import { membersQuery } from './teams.api.ts';

/** The next page is asked for so many rows before the last one comes into view; of few rows, a part. */
const ahead = (loaded: number) => Math.min(100, Math.floor(loaded * 0.4));

/** The people whom a text finds. What was found before stays while the next answer is on its way. */
export function useMembers(text: string, only?: 'members') {
  const list = useInfiniteQuery({ ...membersQuery(text.trim(), only), placeholderData: keepPreviousData });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  return { list, items, total };
}

/** The rows of them that must be drawn; those that come next are asked for before they are needed. */
export function useMemberRows(body: RefObject<HTMLElement | null>, { list, items }: ReturnType<typeof useMembers>) {
  const { first, last, height } = useVisibleRows(body);
  const { isFetching, isError, hasNextPage, fetchNextPage } = list;
  const loaded = items.length;
  useEffect(() => {
    if (!isFetching && !isError && hasNextPage && last > loaded - ahead(loaded)) void fetchNextPage();
  }, [last, loaded, isFetching, isError, hasNextPage, fetchNextPage]);
  const [from, to] = [Math.min(first, loaded), Math.min(last, loaded)];
  const rows: readonly WorkspaceMember[] = items.slice(from, to);
  return { rows, from, above: from * height, below: (loaded - to) * height };
}
