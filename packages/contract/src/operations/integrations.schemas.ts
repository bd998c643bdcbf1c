import { z } from 'zod';
import { Timestamp } from '../common.schemas.ts';

/** What this program uses to do something for the workspace, in the order of the page. */
export const IntegrationName = z.enum([
  'models',
  'speech',
  'mail',
  'fax',
  'ehr',
  'gridhook',
  'video',
  'calls',
  'literature',
]);
export type IntegrationName = z.infer<typeof IntegrationName>;

/**
 * `connected`: a service, or a program of the operator's. `local`: this program does it itself. `off`: nothing is set up, or the workspace
 * has switched it off.
 */
export const Integration = z
  .object({
    name: IntegrationName,
    label: z.string(),
    state: z.enum(['connected', 'local', 'off']),
    reason: z.string(),
    /** When it last did work for the acting workspace; null when no such work is stored. */
    lastSuccessAt: Timestamp.nullable(),
  })
  .meta({ id: 'Integration' });
export type Integration = z.infer<typeof Integration>;

export const IntegrationParams = z.object({ name: IntegrationName });

/** What one test came to. `ms`: how long it took. */
export const IntegrationTest = z.object({
  answered: z.boolean(),
  message: z.string(),
  ms: z.number().int(),
  at: Timestamp,
});
export type IntegrationTest = z.infer<typeof IntegrationTest>;
