/**
 * `npm run -s bench:kill`: kills the program with -9 in the middle of saves and jobs, round after round, and looks whether
 * anything it had acknowledged is missing afterwards. The limit is 0 lost; prints one JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './lib/child.ts';
import { register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' } },
});
const rounds = Number(values.rounds);
const email = 'bench@example.org';
const visit = `Doctor: What brings you in?
Patient: I have had a sore throat for three days.
Doctor: Any fever?
Patient: No.
Doctor: Your throat is red. I will start you on amoxicillin 500 mg twice a day.`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-kill-'));
const charts = new Set<string>();
const tasks = new Set<string>();
let edits = 0;
let newestTitle = '';

let server = await startServer({ DATA_DIR: dataDir });
await register(server.address, dataDir, email);

async function client() {
  const token = await signIn(server.address, email);
  const { address } = server;
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
    return (await reply.json()) as T;
  };
}

const first = await client();
const { id: edited } = await first<{ id: string }>('POST', '/notes/', {
  title: 'Edited again and again',
});
charts.add(edited);

/** Writes until the server is gone; only what was answered counts. */
async function write(call: Awaited<ReturnType<typeof client>>): Promise<void> {
  try {
    for (;;) {
      const { id } = await call<{ id: string }>('POST', '/notes/', {
        title: `Chart ${charts.size}`,
      });
      charts.add(id);
      const title = `Edited ${edits + 1} times`;
      await call('PUT', `/notes/${edited}`, { title });
      newestTitle = title;
      edits += 1;
      const saved = await call<{ taskId: string }>('POST', '/transcripts/save_transcript', {
        noteId: id,
        question: visit,
        generate: true,
      });
      tasks.add(saved.taskId);
    }
  } catch {
    // The process was killed, which is the point.
  }
}

for (let round = 0; round < rounds; round += 1) {
  const before = tasks.size;
  const writing = write(await client());
  for (let waited = 0; tasks.size < before + 3 && waited < 10_000; waited += 20) await pause(20);
  await pause((round * 37) % 250);
  await server.kill();
  await writing;
  server = await startServer({ DATA_DIR: dataDir });
}

const call = await client();
let lost = 0;
for (const id of charts) await call('GET', `/notes/${id}`).catch(() => (lost += 1));
const { title } = await call<{ title: string }>('GET', `/notes/${edited}`);
const lostEdit = newestTitle !== '' && Number(/\d+/.exec(title)?.[0] ?? 0) < edits;
const ends: Record<string, number> = {};
for (const id of tasks) {
  for (;;) {
    const { status } = await call<{ status: string }>('GET', `/tasks/${id}`);
    if (status === 'success' || status === 'failure') {
      ends[status] = (ends[status] ?? 0) + 1;
      break;
    }
    await pause(250);
  }
}
console.log(
  JSON.stringify(
    {
      rounds,
      acknowledged: charts.size + edits + tasks.size,
      lost: lost + (lostEdit ? 1 : 0),
      jobs: ends,
    },
    null,
    2,
  ),
);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
