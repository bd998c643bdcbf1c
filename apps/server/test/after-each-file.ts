import { afterAll } from 'vitest';
import { stopTestServers } from './harness.ts';

afterAll(stopTestServers);
