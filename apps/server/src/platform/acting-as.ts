import type { Context } from './context.ts';
import { port } from './ports.ts';

/** Work that waited for somebody is done as that person, with their rights as they are now, whoever set it off. */
export type ActingAs = {
  /** @throws AppError NOT_FOUND for who has left that workspace */
  contextOf(actor: { userId: string; workspaceId: string }): Promise<Context>;
};

export const actingAs = port<ActingAs>('acting-as');
