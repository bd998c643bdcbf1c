import { expect, test } from 'vitest';
import { ledgerFile } from './ledger-file.ts';

const entry = {
  id: 'l-1',
  at: '2026-03-10T12:00:00.000Z',
  action: 'note',
  noteId: 'n-1',
  model: 'gpt-5',
  seconds: 12.5,
  inputTokens: 1200,
  outputTokens: 340,
  cost: 0.0058,
  granted: 0,
  reserved: 3,
  taken: 3,
  returned: 0,
};

test('a row for each action, under a head', () => {
  expect(ledgerFile([entry, { ...entry, noteId: null, model: null, seconds: null, taken: 0 }]).split('\r\n')).toEqual([
    'time,action,patient_id,model,seconds,granted,reserved,taken,returned,input_tokens,output_tokens,cost',
    '2026-03-10T12:00:00.000Z,note,n-1,gpt-5,12.5,0,3,3,0,1200,340,0.0058',
    '2026-03-10T12:00:00.000Z,note,,,,0,3,0,0,1200,340,0.0058',
    '',
  ]);
});

test('signs of the format are quoted, and nothing becomes a formula', () => {
  expect(ledgerFile([{ ...entry, action: 'a "b", c', model: '=1+1' }])).toContain(`,"a ""b"", c",n-1,'=1+1,`);
});
