import { readPhone } from '@clinical/contract/validation/phones';

/** A number of ours, and the workspace that has it; null: the first that uses faxes. */
export type FaxNumber = { number: string; workspaceId: string | null };

/** What carries faxes, with all that it needs. */
export type FaxConfig = { numbers: FaxNumber[] } & (
  | { line: 'installation' }
  | { line: 'hylafax'; server: string; spool: string }
  | { line: 'telnyx'; apiKey: string; publicKey: string; connectionId: string; baseUrl: string }
  | { line: 'srfax'; accessId: string; password: string; senderEmail: string; url: string }
);

export const faxLineNames = ['installation', 'hylafax', 'telnyx', 'srfax'] as const;

type Variables = {
  FAX_LINE: (typeof faxLineNames)[number];
  FAX_NUMBERS: string;
  HYLAFAX_SERVER: string;
  HYLAFAX_SPOOL: string;
  TELNYX_API_KEY: string | null;
  TELNYX_PUBLIC_KEY: string | null;
  TELNYX_CONNECTION_ID: string | null;
  TELNYX_BASE_URL: string;
  SRFAX_ACCESS_ID: string | null;
  SRFAX_PASSWORD: string | null;
  SRFAX_SENDER_EMAIL: string | null;
  SRFAX_URL: string;
};

/** The line that is named, with its numbers. @throws Error for one that lacks something */
export function faxConfig(env: Variables): FaxConfig {
  const numbers = env.FAX_NUMBERS.split(/[\s,]+/)
    .filter(Boolean)
    .map(readNumber);
  if (env.FAX_LINE === 'installation') return { line: 'installation', numbers: [] };
  if (numbers.length === 0) throw new Error(`FAX_NUMBERS: FAX_LINE ${env.FAX_LINE} needs a number, as in +12025550100`);
  if (env.FAX_LINE !== 'telnyx' && numbers.length > 1) {
    throw new Error(`FAX_NUMBERS: FAX_LINE ${env.FAX_LINE} has one number here`);
  }
  if (env.FAX_LINE === 'hylafax') {
    return { line: 'hylafax', numbers, server: env.HYLAFAX_SERVER, spool: env.HYLAFAX_SPOOL };
  }
  if (env.FAX_LINE === 'srfax') {
    return {
      line: 'srfax',
      numbers,
      accessId: needed(env, 'SRFAX_ACCESS_ID'),
      password: needed(env, 'SRFAX_PASSWORD'),
      senderEmail: needed(env, 'SRFAX_SENDER_EMAIL'),
      url: env.SRFAX_URL,
    };
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

type Credential =
  | 'TELNYX_API_KEY'
  | 'TELNYX_PUBLIC_KEY'
  | 'TELNYX_CONNECTION_ID'
  | 'SRFAX_ACCESS_ID'
  | 'SRFAX_PASSWORD'
  | 'SRFAX_SENDER_EMAIL';

function needed(env: Variables, name: Credential): string {
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
