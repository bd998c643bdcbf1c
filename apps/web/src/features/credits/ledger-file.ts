import type { LedgerEntry } from '@clinical/contract/credits/credits.schemas';

const columns = [
  'time',
  'action',
  'patient_id',
  'model',
  'seconds',
  'granted',
  'reserved',
  'taken',
  'returned',
  'input_tokens',
  'output_tokens',
  'cost',
] as const;

/** The ledger as comma-separated values (RFC 4180), one row for each action. Patients are named by their chart's id only. */
export function ledgerFile(entries: readonly LedgerEntry[]): string {
  const rows = entries.map((entry) => {
    const { at, action, noteId, model, seconds, granted, reserved, taken, returned } = entry;
    const { inputTokens, outputTokens, cost } = entry;
    const cells = [at, action, noteId, model, seconds, granted, reserved, taken, returned, inputTokens, outputTokens];
    return [...cells, cost].map(cell).join(',');
  });
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // a spreadsheet takes what begins like this for a formula
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
