import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Actor } from '../../platform/session.ts';

/** The workspace's text that asks for a recording; null for the text that the pages bring along. */
export type ConsentWords = {
  find(scope: Pick<Scope<Actor | null>, 'db'>, workspaceId: string): Promise<string | null>;
};

export const consentWords = port<ConsentWords>('consent-words');
