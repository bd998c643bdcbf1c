import type { FaxFailure } from '@clinical/contract/fax/fax.rules';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { carrierAway, carrierRequest } from './carrier-request.ts';
import type { FaxPort, IncomingFax, LineEvent, OwnNumber } from './port.ts';

export type SrfaxOptions = {
  accessId: string;
  password: string;
  /** They require one with each fax; failures are mailed to it as the account says. */
  senderEmail: string;
  /** The one address of all their calls. */
  url: string;
  /** An account has one. */
  number: OwnNumber;
  clock: Clock;
};

const Answer = z.object({ Status: z.string(), Result: z.unknown() });

const text = z.union([z.string(), z.number()]).transform(String);

const SentFax = z.object({
  FileName: text,
  SentStatus: text,
  AccountCode: text.nullish(),
  ErrorCode: text.nullish(),
  Pages: text.nullish(),
});

const ReceivedFax = z.object({
  FileName: text,
  ReceiveStatus: text,
  EpochTime: text,
  CallerID: text.nullish(),
});

/** Of an answer; a file comes as base64, which adds a third. */
const mostBytes = { answer: 8_000_000, file: 70_000_000 };
/** They list by days of the account's time zone, which we do not know. */
const dayMs = 24 * 60 * 60_000;
/** What came in is removed there once we have it. What is older than this many milliseconds was meant to stay. */
const lookBack = 14 * dayMs;

/**
 * SRFax's web services: one address, an action in each request. Our tag, shortened, is the account code of a fax, by which the outbox
 * tells it again. Their notices are not signed, so none is asked for: the line is asked instead.
 */
export function srfax({ accessId, password, senderEmail, url, number, clock }: SrfaxOptions): FaxPort {
  const request = carrierRequest('SRFax', clock);

  /** What they answered, whether they did it or not. @throws AppError UNAVAILABLE */
  async function ask(
    action: string,
    fields: Record<string, string>,
    { signal, file = false }: { signal?: AbortSignal; file?: boolean } = {},
  ): Promise<{ done: boolean; result: unknown }> {
    const response = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ action, access_id: accessId, access_pwd: password, sResponseFormat: 'JSON', ...fields }),
      redirect: 'error',
      mostBytes: file ? mostBytes.file : mostBytes.answer,
      ...(signal && { signal }),
    });
    const answer = Answer.safeParse(await response.json().catch(() => null));
    if (!response.ok || !answer.success) throw carrierAway('The answer of SRFax could not be read.');
    return { done: answer.data.Status === 'Success', result: answer.data.Result };
  }

  /** @throws AppError UNAVAILABLE with their reason too */
  async function get<T>(
    action: string,
    fields: Record<string, string>,
    schema: z.ZodType<T>,
    options: { signal?: AbortSignal; file?: boolean } = {},
  ): Promise<T> {
    const { done, result } = await ask(action, fields, options);
    if (!done) throw carrierAway(isOfAccount(result) ? 'SRFax rejected the account.' : 'SRFax refused the request.');
    const parsed = schema.safeParse(result);
    if (!parsed.success) throw carrierAway('The answer of SRFax could not be read.');
    return parsed.data;
  }

  const range = (since: number): Record<string, string> => ({
    sPeriod: 'RANGE',
    sStartDate: dateOf(since - dayMs),
    sEndDate: dateOf(clock.now() + dayMs),
  });

  return {
    name: 'SRFax',
    reaches: 'everyone',
    numbers: [number],

    async send({ tag, from, to, pdf }, signal) {
      const { done, result } = await ask(
        'Queue_Fax',
        {
          sCallerID: from.replace(/^\+1?/, ''),
          sSenderEmail: senderEmail,
          sFaxType: 'SINGLE',
          sToFaxNumber: dialled(to),
          sAccountCode: codeOf(tag),
          // we try again ourselves, and say so
          sRetries: '0',
          sFileName_1: 'fax.pdf',
          sFileContent_1: Buffer.from(pdf).toString('base64'),
        },
        { signal },
      );
      if (done) return [{ id: `srfax/${tag}/accepted`, tag, state: 'sending', ...nothing, raw: { result } }];
      const failure = isOfAccount(result) ? 'account' : failureOf(String(result));
      return [{ id: `srfax/${tag}/refused`, tag, state: 'failed', failure, pagesSent: null, raw: { result } }];
    },

    async ask({ tag, since }) {
      const sent = await get('Get_Fax_Outbox', range(since), z.array(SentFax));
      return sent
        .filter(({ AccountCode }) => AccountCode === codeOf(tag))
        .map((fax): LineEvent => {
          const id = `srfax/${idOf(fax.FileName)}/${fax.SentStatus}`;
          if (fax.SentStatus === 'Sent') {
            return { id, tag, state: 'delivered', failure: null, pagesSent: Number(fax.Pages) || null, raw: fax };
          }
          if (fax.SentStatus === 'Failed') {
            return { id, tag, state: 'failed', failure: failureOf(fax.ErrorCode ?? ''), pagesSent: null, raw: fax };
          }
          return { id, tag, state: 'sending', ...nothing, raw: fax };
        });
    },

    async received() {
      const faxes = await get('Get_Fax_Inbox', range(clock.now() - lookBack), z.array(ReceivedFax));
      return faxes
        .filter(({ ReceiveStatus }) => ReceiveStatus === 'Ok')
        .map(({ FileName, EpochTime, CallerID }): IncomingFax => {
          const id = idOf(FileName);
          const named = { sFaxDetailsID: id, sDirection: 'IN' };
          return {
            id: `srfax/${id}`,
            from: callerOf(CallerID ?? ''),
            to: number.number,
            at: Number(EpochTime) * 1_000,
            read: async () => {
              const file = await get('Retrieve_Fax', { ...named, sFaxFormat: 'PDF' }, z.string(), { file: true });
              return new Uint8Array(Buffer.from(file, 'base64'));
            },
            confirm: async () => {
              // one that is gone already is no error: only the answer counts
              await ask('Delete_Fax', { sDirection: 'IN', sFaxDetailsID_1: id });
            },
          };
        })
        .toSorted((a, b) => a.at - b.at);
    },

    hear: null,

    async test(signal) {
      await get('Get_Fax_Inbox', range(clock.now()), z.array(z.unknown()), { signal });
      return `SRFax answered for the account ${accessId}.`;
    },
  };
}

const nothing = { failure: null, pagesSent: null };

/** Theirs has at most 20 characters; 15 bytes of a hash tell any two attempts apart. */
const codeOf = (tag: string): string => createHash('sha256').update(tag).digest().subarray(0, 15).toString('base64url');

/** The id stands after the bar: `20261128-8812-1_0|38289364`. */
const idOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('|') + 1);

/** Eleven digits in North America, elsewhere with their code for calls abroad. */
const dialled = (number: string): string => (/^\+1\d{10}$/.test(number) ? number.slice(1) : `011${number.slice(1)}`);

/** `+` and digits, or nothing when it was hidden or a name. */
function callerOf(callerId: string): string {
  const digits = callerId.replace(/[\s().+-]/g, '');
  if (/^1?[2-9]\d{9}$/.test(digits)) return `+1${digits.slice(-10)}`;
  const abroad = /^(?:011)?([1-9]\d{7,14})$/.exec(digits)?.[1];
  return abroad ? `+${abroad}` : '';
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

const isOfAccount = (result: unknown): boolean => /access|password|account|suspend|credit/i.test(String(result));

const reasons: [RegExp, FaxFailure][] = [
  [/busy/i, 'busy'],
  [/no answer|no response|ring/i, 'no-answer'],
  [/voice|not a fax|no fax|human|no carrier tone/i, 'no-fax'],
  [/disconnected number|not in service|unallocated|invalid (fax )?number|wrong number/i, 'no-such-number'],
  [/partial|dropped|interrupt|communication|remote|carrier lost|timed? ?out/i, 'interrupted'],
  [/blocked|account/i, 'account'],
  [/unreachable|congestion|route/i, 'unreachable'],
];

const failureOf = (reason: string): FaxFailure => reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown';
