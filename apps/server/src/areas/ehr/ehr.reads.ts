import type { EhrLinkState } from '@clinical/contract/ehr/ehr.schemas';
import { ehrSystems } from '../../gateways/ehr/port.ts';
import type { Context } from '../../platform/context.ts';
import { countWaiting, findOwnLink } from './ehr.queries.ts';
import { viewLink } from './ehr.view.ts';

/** The EHRs of this server, and the actor's link. Its tokens never leave the server. */
export async function getEhrLink(ctx: Context): Promise<EhrLinkState> {
  const systems = ctx.use(ehrSystems);
  const [link, waiting] = await Promise.all([findOwnLink(ctx), countWaiting(ctx)]);
  return {
    systems: systems.map(({ type, name }) => ({ type, name })),
    link: link && viewLink(link, systems),
    waiting,
  };
}
