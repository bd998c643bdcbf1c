import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { workRows } from './list-rows.ts';
import { isOpening, type PatientsSearch } from './note-filter.ts';
import { type Pages, rowsOf } from './note-pages.ts';
import { briefQuery, patientsQuery } from './notes.api.ts';
import { useToday } from '../../lib/use-today.ts';
import type { VisibleRows } from '../../ui/use-visible-rows.ts';

/** The next page is asked for so many rows before the last one comes into view; of few rows, a part. */
const ahead = (loaded: number) => Math.min(150, Math.floor(loaded * 0.4));
/** Farther above what is at hand than this, at the top of the list, the list begins anew. */
const farAway = 400;

/** The rows of a list near what is on screen: the next pages come before they are needed, and those far away are let go. */
export function usePatientRows(search: PatientsSearch) {
  const options = patientsQuery(search);
  const list = useInfiniteQuery(options);
  const queries = useQueryClient();
  const [all, setAll] = useState(false);
  const opening = isOpening(search);
  const today = useToday();
  const work = useQuery({ ...briefQuery(today, all), enabled: opening, placeholderData: keepPreviousData });
  const top = useMemo(() => (opening ? workRows(work.data) : []), [opening, work.data]);
  const [shown, setShown] = useState<Pick<VisibleRows, 'first' | 'last'>>({ first: 0, last: 0 });
  const { notes, before } = useMemo(() => rowsOf(list.data as Pages | undefined), [list.data]);
  const { isFetching, isError, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage } = list;
  const total = before + notes.length;
  useEffect(() => {
    if (isFetching || isError || notes.length === 0) return;
    if (shown.last > total - ahead(notes.length) && hasNextPage) void fetchNextPage();
    else if (hasPreviousPage && shown.last < before - farAway && shown.first === 0) {
      void queries.resetQueries({ queryKey: options.queryKey, exact: true });
    } else if (hasPreviousPage && shown.first < before + ahead(notes.length)) void fetchPreviousPage();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is made anew on each render; the rows tell when it changed
  }, [shown, notes, before, total, isFetching, isError, hasNextPage, hasPreviousPage]);

  return { list, notes, before, onShown: setShown, work, top, onMore: () => setAll(true) };
}
