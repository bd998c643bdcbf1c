import { z } from 'zod';
import { Id } from '../common.schemas.ts';

/** Who may share charts with people outside the workspace. */
export const SharingPolicy = z.enum(['anyone', 'admins', 'nobody']);
export type SharingPolicy = z.infer<typeof SharingPolicy>;

/**
 * Each outside service that text, sound or questions can be sent to. `compatible`: a model server of the operator's own. `gridhooks`:
 * addresses that members set for their notes.
 */
export const OutsideServiceId = z.enum([
  'openai',
  'azure',
  'anthropic',
  'google',
  'xai',
  'compatible',
  'speech-deepgram',
  'speech-openai',
  'literature-pubmed',
  'literature-europe-pmc',
  'gridhooks',
]);
export type OutsideServiceId = z.infer<typeof OutsideServiceId>;

export const OutsideService = z.object({
  id: OutsideServiceId,
  name: z.string(),
  /** What is sent there: texts for a model, sound to be heard, words of a question, or notes. */
  use: z.enum(['models', 'speech', 'literature', 'notes']),
  off: z.boolean(),
});
export type OutsideService = z.infer<typeof OutsideService>;

/** Charts that are shared, or were offered, to somebody outside the workspace. */
export const OutsideShare = z.object({
  id: Id,
  /** Name of who shares. */
  by: z.string(),
  email: z.string(),
  status: z.enum(['Pending', 'Accepted']),
});
export type OutsideShare = z.infer<typeof OutsideShare>;

/** Rules of the acting workspace on what leaves it. */
export const WorkspacePolicy = z
  .object({
    sharing: SharingPolicy,
    /** Those that this server can use, and those that are switched off. */
    services: z.array(OutsideService),
    /** What stands: all of the workspace for its admins, else one's own. A stricter rule leaves it as it is. */
    outsideShares: z.array(OutsideShare),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'WorkspacePolicy' });
export type WorkspacePolicy = z.infer<typeof WorkspacePolicy>;

/** What is left out stays as it is; `servicesOff` are all that are off from then on. */
export const SetWorkspacePolicy = z.object({
  sharing: SharingPolicy.optional(),
  servicesOff: z.array(OutsideServiceId).max(20).optional(),
});
export type SetWorkspacePolicy = z.infer<typeof SetWorkspacePolicy>;
