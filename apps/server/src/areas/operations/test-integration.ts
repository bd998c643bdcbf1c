import { isEhrFailure } from '../../gateways/ehr/port.ts';
import { models } from '@clinical/contract/models';
import type { IntegrationName, IntegrationTest } from '@clinical/contract/operations/integrations.schemas';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailPort } from '../../gateways/email/port.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { literaturePort } from '../../gateways/literature/port.ts';
import { turnPort } from '../../gateways/turn/port.ts';
import { zoomPort } from '../../gateways/zoom/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { promptText } from '../../platform/prompts/prompt-text.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { actingModel, actingSpeech } from '../accounts/public.ts';
import { testGridhook } from '../automations/public.ts';
import { callModel } from '../credits/public.ts';
import { getLinkedEhr } from '../ehr/public.ts';
import { toneFile } from './tone-file.ts';

const longestMs = 60_000;
const visit = 'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.';
const localTask = workTask<string, number>(new URL('./test-local-engine.worker.ts', import.meta.url).href);
/** What one answers with when it does not work. Everything else is no result of the test. */
const faults = [
  'PROVIDER_FAILED',
  'UNAVAILABLE',
  'MODEL_NOT_SET_UP',
  'API_KEY_REFUSED',
  'NO_SPEECH_ENGINE',
  'NO_VIDEO_SERVICE',
  'UNREADABLE_SOURCE',
];

const tests: Record<IntegrationName, (ctx: Context) => Promise<string>> = {
  models: testModels,
  speech: testSpeech,
  mail: (ctx) => ctx.use(emailPort).test(),
  ehr: testEhr,
  gridhook: testOwnGridhook,
  fax: (ctx) => ctx.use(faxPort).test(AbortSignal.any([ctx.signal, AbortSignal.timeout(longestMs)])),
  video: testVideo,
  calls: testCalls,
  literature: testLiterature,
};

/** Has one do a small piece of work without patient data. It takes no credits. @throws AppError NO_SEAT */
export async function testIntegration(ctx: Context, name: IntegrationName): Promise<IntegrationTest> {
  await ctx.transaction((tx) => tx.audit('integration.test', { type: 'workspace', id: tx.actor.workspaceId }));
  const startedAt = ctx.clock.now();
  const result = (answered: boolean, message: string): IntegrationTest => ({
    answered,
    message,
    ms: ctx.clock.now() - startedAt,
    at: isoTime(ctx.clock.now()),
  });
  try {
    return result(true, await tests[name](ctx));
  } catch (error) {
    if (error instanceof AppError && faults.includes(error.code)) return result(false, error.message);
    throw error;
  }
}

async function testModels(ctx: Context): Promise<string> {
  const { llm, preferred } = await actingModel(ctx);
  if (llm.label === null) {
    if ((await runInPool(ctx, localTask, visit)) > 0) return 'The built-in engine wrote a note of two lines.';
    throw new AppError('PROVIDER_FAILED', { message: 'The built-in engine wrote no sentence.' });
  }
  const key = [preferred, ...models.map((model) => model.key)].find((each) => llm.serving(each).served);
  const serving = key === undefined ? null : llm.serving(key);
  if (key === undefined || !serving?.served) {
    throw new AppError('MODEL_NOT_SET_UP', { message: 'No model of the list is set up.' });
  }
  const request = {
    model: key,
    system: promptText`Answer with one word in the section "answer".`,
    prompt: promptText`Write the word ready.`,
    sectionKeys: ['answer'],
  };
  await callModel(ctx, llm, request, { purpose: 'test-engine', noteId: null, promptVersion: 'test-engine-1' });
  return `${serving.provider}: ${serving.model} answered.`;
}

/** Asks for a patient that nobody has: what counts is that the EHR takes the link. */
async function testEhr(ctx: Context): Promise<string> {
  const { system, withToken } = await getLinkedEhr(ctx).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('UNAVAILABLE', { message: error.message }) : error;
  });
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(longestMs)]);
  await withToken((token) => system.readPatient(token, 'link-check', signal)).catch((error: unknown) => {
    throw isEhrFailure(error) ? new AppError('UNAVAILABLE', { message: error.message, cause: error }) : error;
  });
  return `${system.name} accepted your link.`;
}

async function testOwnGridhook(ctx: Context): Promise<string> {
  const { delivered, message } = await testGridhook(ctx).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('UNAVAILABLE', { message: error.message }) : error;
  });
  if (!delivered) throw new AppError('UNAVAILABLE', { message });
  return message;
}

async function testSpeech(ctx: Context): Promise<string> {
  const { engine, reason, workFolder } = await actingSpeech(ctx);
  if (!engine) throw new AppError('NO_SPEECH_ENGINE', { message: reason });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const path = join(workFolder, ctx.ids.uuid());
  try {
    const { bytes, durationMs } = toneFile();
    await writeFile(path, bytes, { mode: 0o600 });
    const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(longestMs)]);
    const audio = { path, mediaType: 'audio/wav', durationMs };
    const { failure } = await engine.transcribe(audio, { language: 'en', vocabulary: [], signal });
    if (failure !== null) throw new AppError('PROVIDER_FAILED', { message: failure });
    return `${engine.name} processed one second of sound. Accuracy was not tested.`;
  } finally {
    await rm(path, { force: true });
  }
}

async function testLiterature(ctx: Context): Promise<string> {
  const { services } = ctx.use(literaturePort);
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(longestMs)]);
  const said: string[] = [];
  for (const service of services) said.push(await service.test(signal));
  return said.join(' ') || 'Questions are answered from the library of this installation.';
}

async function testCalls(ctx: Context): Promise<string> {
  const { relay } = ctx.use(turnPort);
  return relay ? relay.test(ctx.clock.now()) : 'Calls work without a relay inside one network.';
}

/** Signs for a meeting that does not exist. Zoom itself has no call that checks a signature. */
async function testVideo(ctx: Context): Promise<string> {
  const { app } = ctx.use(zoomPort);
  if (!app) throw new AppError('NO_VIDEO_SERVICE');
  await app.sign({ number: '000000000', role: 0 }, ctx.clock.now());
  return 'A signature was made. Zoom checks the key only when somebody joins a meeting.';
}
