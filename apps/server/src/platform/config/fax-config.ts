import { readPhone } from '@clinical/contract/validation/phones';

/** A number of ours, and the workspace that has it; null: the first that uses faxes. */
export type FaxNumber = { number: string; workspaceId: string | null };

/** What carries faxes, with all that it needs. */
export type FaxConfig = { numbers: FaxNumber[] } & (
  | { line: 'installation' }
  | { line: 'hylafax'; server: string; spool: string }
  | { line: 'telnyx'; apiKey: string; publicKey: string; connectionId: string; baseUrl: string }
);

export const faxLineNames = ['installation', 'hylafax', 'telnyx'] as const;

type Variables = {
  FAX_LINE: (typeof faxLineNames)[number];
  FAX_NUMBERS: string;
  HYLAFAX_SERVER: string;
  HYLAFAX_SPOOL: string;
  TELNYX_API_KEY: string | null;
  TELNYX_PUBLIC_KEY: string | null;
  TELNYX_CONNECTION_ID: string | null;
  TELNYX_BASE_URL: string;
};

/** The line that is named, with its numbers. @throws Error for one that lacks something */
export function faxConfig(env: Variables): FaxConfig {
  const numbers = env.FAX_NUMBERS.split(/[\s,]+/)
    .filter(Boolean)
    .map(readNumber);
  if (env.FAX_LINE === 'installation') return { line: 'installation', numbers: [] };
  if (numbers.length === 0) throw new Error(`FAX_NUMBERS: FAX_LINE ${env.FAX_LINE} needs a number, as in +12025550100`);
  if (env.FAX_LINE === 'hylafax') {
    if (numbers.length > 1) throw new Error('FAX_NUMBERS: a HylaFAX server has one number here');
    return { line: 'hylafax', numbers, server: env.HYLAFAX_SERVER, spool: env.HYLAFAX_SPOOL };
  }
  return {
    line: 'telnyx',
    numbers,
    apiKey: needed(env, 'TELNYX_API_KEY'),
    publicKey: needed(env, 'TELNYX_PUBLIC_KEY'),
    connectionId: needed(env, 'TELNYX_CONNECTION_ID'),
    baseUrl: env.TELNYX_BASE_URL.replace(/\/+$/, ''),
  };
}

function needed(env: Variables, name: 'TELNYX_API_KEY' | 'TELNYX_PUBLIC_KEY' | 'TELNYX_CONNECTION_ID'): string {
  const value = env[name];
  if (value === null) throw new Error(`FAX_LINE: ${env.FAX_LINE} needs ${name}`);
  return value;
}

function readNumber(text: string): FaxNumber {
  const [number = '', workspaceId = null] = text.split('=');
  const digits = number.startsWith('+') ? readPhone(number) : null;
  if (digits === null) throw new Error(`FAX_NUMBERS: “${text}” is no number with its country, as in +12025550100`);
  if (workspaceId !== null && !/^[\da-f-]{36}$/.test(workspaceId))
    throw new Error(`FAX_NUMBERS: “${workspaceId}” is no id of a workspace`);
  return { number: `+${digits}`, workspaceId };
}
