import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { type ModelMode, type ModelServer, startModelServer } from './model-server.ts';

export type ModelBacked = { model: ModelServer; server: TestServer };

/** A program whose notes a model of ours writes, for all tests of a file; the function gives it once the tests run. */
export function modelBacked(mode: ModelMode = 'good'): () => ModelBacked {
  let running: ModelBacked;
  beforeAll(async () => {
    const model = await startModelServer({ mode });
    const server = await startTestServer({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: model.url });
    running = { model, server };
  });
  afterAll(async () => {
    await running.model.close();
    await running.server.stop();
  });
  return () => running;
}
