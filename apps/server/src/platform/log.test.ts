import Fastify from 'fastify';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { loggerOptions } from './log.ts';

const canary = 'CANARY-Margaret-Hale';

/** A server with one route, and every line it logged. */
function setUp(handler: (log: { error(fields: object, text: string): void }) => unknown) {
  const lines: string[] = [];
  const app = Fastify({
    logger: loggerOptions('info', { write: (line) => lines.push(line) }),
    genReqId: () => 'request-1',
  });
  app.post('/api/notes/:id', (request) => handler(request.log));
  app.setNotFoundHandler((_request, reply) => void reply.code(404).send({}));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    void reply.code(500).send({});
  });
  const call = async (url = `/api/notes/${canary}?q=${canary}`) => {
    await app.inject({
      method: 'POST',
      url,
      headers: { authorization: canary, cookie: canary },
      payload: { name: canary },
    });
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { call, text: () => lines.join('') };
}

const thrown = (error: unknown) =>
  setUp(() => {
    throw error;
  });

describe('the log', () => {
  it('names a request by its id, method and the pattern of its route, nothing else', async () => {
    const { call, text } = setUp(() => ({}));
    const lines = await call();
    expect(lines[0]).toMatchObject({
      level: 'info',
      reqId: 'request-1',
      req: { method: 'POST', route: '/api/notes/:id' },
    });
    expect(lines[1]).toMatchObject({ reqId: 'request-1', res: { statusCode: 200 } });
    expect(lines[0]!.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(text()).not.toContain('CANARY');
  });

  it('keeps the place of an error without the values that a database, a parser or a check quotes', async () => {
    const driver = Object.assign(new Error(`invalid input syntax for type uuid: "${canary}"`), {
      code: '22P02',
      detail: `Key (title)=(${canary}) already exists.`,
      where: canary,
      constraint: 'notes_pkey',
    });
    const drizzle = Object.assign(
      new Error(`Failed query: select 1 where title = $1\nparams: ${canary}`, { cause: driver }),
      {
        query: 'select 1 where title = $1',
        params: [canary],
      },
    );
    const json = (() => {
      try {
        return JSON.parse(`{"title": ${canary}`) as never;
      } catch (error) {
        return error;
      }
    })();
    for (const error of [
      driver,
      drizzle,
      json,
      z.strictObject({}).safeParse({ [canary]: 1 }).error,
      canary,
      { canary },
    ]) {
      const { call, text } = thrown(error);
      const lines = await call();
      expect(lines.some((line) => line.msg === 'request failed')).toBe(true);
      expect(text()).not.toContain('CANARY');
    }
    const [, line] = await thrown(drizzle).call();
    expect(line!.err).toMatchObject({
      message: 'failed query: select 1 where title = $1',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'the database refused a statement', code: '22P02', constraint: 'notes_pkey' },
    });
  });

  it('keeps what a fault of ours says, with its causes', async () => {
    const [, line] = await thrown(new AppError('INTERNAL', { cause: new TypeError('x is undefined') })).call();
    expect(line!.err).toMatchObject({
      type: 'AppError',
      code: 'INTERNAL',
      cause: { type: 'TypeError', message: 'x is undefined' },
    });
    const [, system] = await thrown(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })).call();
    expect(system!.err).toMatchObject({ code: 'EPIPE', message: 'write EPIPE' });
  });

  it('hides secrets and patient data that were logged by name', async () => {
    const { call, text } = setUp((log) => {
      log.error({ password: canary, user: { email: canary, token: canary }, note: { title: canary } }, 'fields');
      return {};
    });
    await call();
    expect(text()).not.toContain('CANARY');
    expect(text()).toContain('[hidden]');
  });

  it('names no address that matches no route', async () => {
    const { call, text } = setUp(() => ({}));
    const lines = await call(`/nowhere/${canary}`);
    expect(lines[0]).toMatchObject({ req: { route: 'unmatched' } });
    expect(text()).not.toContain('CANARY');
  });
});
