import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';

export const StartViewing = z.object({ userId: Id });
export type StartViewing = z.input<typeof StartViewing>;

/** An admin's look at the workspace as one of its members. The token is the admin's own, reads only, and ends with `until`. */
export const Viewing = z.object({ id: Id, userId: Id, name: z.string(), until: Timestamp, access_token: z.string() });
export type Viewing = z.infer<typeof Viewing>;
