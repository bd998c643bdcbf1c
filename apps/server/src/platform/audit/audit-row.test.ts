import { expect, it } from 'vitest';
import { auditRow } from '../../../test/audit-row.ts';
import { columnsOf } from './audit-row.ts';

it('takes no line breaks, control characters or endless texts from a client', () => {
  const userAgent = `Mozilla\r\n2026-11-20 note.read by=admin\u0000\u001b[31m\u2028${'x'.repeat(500)}`;
  const columns = columnsOf(auditRow({ userAgent, address: '10.0.0.1\n' }));
  expect(columns.user_agent).toHaveLength(200);
  expect(columns.user_agent).toMatch(/^Mozilla {2}2026-11-20 note.read by=admin {2}\[31m x+$/);
  expect(columns.address).toBe('10.0.0.1 ');
});

it('keeps texts that the database can store', () => {
  expect(columnsOf(auditRow({ userAgent: 'broken \ud800 half' })).user_agent).toBe('broken \ufffd half');
  expect(columnsOf(auditRow({ userAgent: `${'x'.repeat(199)}😀` })).user_agent).toBe(`${'x'.repeat(199)}\ufffd`);
});

it('takes a client that hung up and has no address any more', () => {
  expect(columnsOf(auditRow({ address: undefined })).address).toBeNull();
});
