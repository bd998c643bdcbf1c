import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProgramProcess } from '../program-process.ts';
import { signInTo } from './sign-in.ts';

export const person = {
  email: 'survivor@example.org',
  password: 'violet-anchor-meadow-41',
  given_name: 'Ada',
  family_name: 'Okafor',
};

/** Registers the one account of a fresh folder, as a person does. */
export async function signUp(program: ProgramProcess, dataDir: string): Promise<void> {
  const send = (path: string, body: object) =>
    program.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/api/auth/register', person);
  const [mail] = readdirSync(join(dataDir, 'outbox'));
  const code = /^Subject: (\d{6})/m.exec(readFileSync(join(dataDir, 'outbox', mail!), 'utf8'))![1];
  expect((await send('/api/auth/confirm-code', { email: person.email, code })).status).toBe(200);
}

/** Calls as that person; each answer that arrived is an acknowledgement. A body of bytes is sent as it is. */
export async function callerOf(program: ProgramProcess) {
  const { token } = await signInTo(program, person.email, person.password);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await program.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) },
      body: isBytes ? (body as BodyInit) : body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  return { call, token };
}
