import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departmentChoicesQuery } from '../teams/public.ts';

/** Names of the workspace's departments by id; null where there are none, or while nobody could tell. */
export function useDepartmentNames(): { names: ReadonlyMap<string, string> | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(departmentChoicesQuery);
  const names = useMemo(() => (data?.length ? new Map(data.map(({ id, name }) => [id, name])) : null), [data]);
  return { names, isLoading };
}
