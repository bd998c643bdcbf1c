import { expect, it } from 'vitest';
import { readTransferLog } from './transfer-log.ts';

/** As HylaFAX 6.0.7 writes it. */
const log = [
  '11/28/26 06:10\tRECV\t\tttyIAX1\trecvq/fax000000001.tif\t""\tfax\t"+12025550101"\t"+12025550100"\t2220072\t1\t0:00:38\t0:00:38\t""\t"fax0"\t"12025550100"\t"<NONE>::12025550101"\t""\t"00 44"',
  '11/28/26 06:10\tCALL\t\tttyIAX1\t\t""\tfax\t"+12025550101"\t""\t0\t0\t0:00:42\t0:00:42\t""\t"fax0"\t"12025550100"\t""\t""\t""',
  '11/28/26 06:12\tSEND\t000000002\tttyIAX0\t2\t"0193c6f0.1"\tclinic@vm\t"+12025550101"\t"+12025550101"\t0\t0\t0:00:46\t0:00:00\t"No answer from remote"\t""\t""\t""\t"clinic"\t""',
  'half of a li',
  '',
].join('\n');

it('reads who sent what, how it ended, and which file came of it', () => {
  const [received, , sent, ...others] = readTransferLog(log);
  expect(others).toEqual([]);
  expect(received).toEqual({
    kind: 'RECV',
    tag: '',
    file: 'recvq/fax000000001.tif',
    peer: '+12025550100',
    pages: 1,
    reason: '',
    caller: '12025550100',
  });
  expect(sent).toMatchObject({ kind: 'SEND', tag: '0193c6f0.1', pages: 0, reason: 'No answer from remote' });
});
