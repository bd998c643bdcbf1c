import type { Brief, BriefItem } from '@clinical/contract/brief/brief.schemas';
import { expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { listRows, workRows } from './list-rows.ts';

const item = (id: string): BriefItem => ({
  about: 'visit',
  transcriptId: `t-${id}`,
  visitAt: '2026-03-10T08:00:00.000Z',
  reason: null,
  findings: 0,
  held: false,
  doing: null,
  progress: null,
  note: note({ id }),
});
const work: Brief = {
  date: '2026-03-10',
  groups: [
    { kind: 'sign', count: 3, items: [item('a'), item('b')] },
    { kind: 'failed', count: 1, items: [item('a')] },
  ],
};
const said = (rows: ReturnType<typeof workRows>) =>
  rows.map((row) => ('note' in row ? row.note.id : `${row.head} ${row.count} ${row.more}`));

test('each group has a head, and after the last comes the head of everybody else', () => {
  expect(said(workRows(work))).toEqual(['sign 3 true', 'a', 'b', 'failed 1 false', 'a', 'everybody null false']);
  expect(workRows({ date: '2026-03-10', groups: [] })).toEqual([]);
  expect(workRows(undefined)).toEqual([]);
});

test('a chart with work stands in its group and not in the list', () => {
  const { rows, before } = listRows(workRows(work), [note({ id: 'b' }), note({ id: 'c' })], 0);
  expect(said(rows).slice(-2)).toEqual(['everybody null false', 'c']);
  expect(before).toBe(0);
  expect(said(listRows(workRows(work), [note({ id: 'b' })], 0).rows)).toEqual(said(workRows(work)).slice(0, -1));
});

test('far down the groups are counted and not drawn', () => {
  expect(listRows(workRows(work), [note({ id: 'c' })], 50)).toMatchObject({ before: 56, rows: [{ work: null }] });
});
