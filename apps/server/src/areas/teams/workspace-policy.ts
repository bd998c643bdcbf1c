import type { OutsideService, SetWorkspacePolicy, WorkspacePolicy } from '@clinical/contract/teams/policy.schemas';
import { literaturePort } from '../../gateways/literature/port.ts';
import { llmPort, ownKeyLlmPort } from '../../gateways/llm/port.ts';
import { speechPort } from '../../gateways/speech/port.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { speechServiceOf } from '../accounts/public.ts';
import { endOfRequest } from './collaborators.view.ts';
import { nameOf } from './person-name.ts';
import { selectOutsideShares, selectPolicy, storePolicy } from './policy.queries.ts';
import { speechSwitchedOn } from './speech-switched-on.ts';
import { publishTeamChange } from './publish-team-change.ts';

/** Names of services that this server is not set up for any more. */
const names: Record<OutsideService['id'], string> = {
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  xai: 'xAI',
  compatible: 'Model server',
  'speech-deepgram': 'Deepgram',
  'speech-openai': 'OpenAI speech',
  'literature-pubmed': 'PubMed',
  'literature-europe-pmc': 'Europe PMC',
  gridhooks: 'Gridhooks',
};

/** What may leave the acting workspace, and what of its charts is shared outside it. */
export async function getWorkspacePolicy(ctx: Context): Promise<WorkspacePolicy> {
  const { workspaceId, cap } = ctx.actor;
  const isAdmin = cap === 'admin';
  const { sharing, servicesOff } = await selectPolicy(ctx.db, workspaceId);
  const shares = (await selectOutsideShares(ctx, isAdmin)).filter(
    ({ collaboration }) => collaboration.status === 'Accepted' || endOfRequest(collaboration) > ctx.clock.now(),
  );
  return {
    sharing,
    services: servicesOf(ctx, servicesOff),
    outsideShares: shares.map(({ collaboration: { id, email, status }, owner }) => ({
      id,
      by: nameOf(owner),
      email,
      status: status === 'Accepted' ? 'Accepted' : 'Pending',
    })),
    abilities: { edit: isAdmin },
  };
}

/** Holds for everybody in the workspace at once; what is shared already stays. @throws AppError NOT_FOUND for who is no admin of it */
export async function setWorkspacePolicy(ctx: Context, policy: SetWorkspacePolicy): Promise<WorkspacePolicy> {
  const { workspaceId, cap } = ctx.actor;
  if (cap !== 'admin') throw notFound();
  await ctx.transaction(async (tx) => {
    await tx.audit('workspace.set-policy', { type: 'workspace', id: workspaceId });
    const before = await selectPolicy(tx.db, workspaceId);
    const sharing = policy.sharing ?? before.sharing;
    const servicesOff = [...new Set(policy.servicesOff ?? before.servicesOff)];
    const moreOff = servicesOff.some((id) => !before.servicesOff.includes(id));
    await storePolicy(tx, { sharing, servicesOff, moreOff });
    if (sharing !== before.sharing)
      await tx.audit(`workspace.share-outside-${sharing}`, { type: 'workspace', id: workspaceId });
    const switched = [...new Set([...before.servicesOff, ...servicesOff])].filter(
      (id) => before.servicesOff.includes(id) !== servicesOff.includes(id),
    );
    for (const id of switched) {
      const wasOff = before.servicesOff.includes(id);
      await tx.audit(`workspace.switch-service-${wasOff ? 'on' : 'off'}`, { type: 'outside-service', id });
      if (wasOff && id.startsWith('speech-')) await tx.use(speechSwitchedOn).tell(tx);
    }
    publishTeamChange(tx);
  });
  return getWorkspacePolicy(ctx);
}

/** Those that this server can use, OpenAI and gridhooks always, for members set these up themselves; and those that are off. */
function servicesOf(ctx: Context, off: readonly OutsideService['id'][]): OutsideService[] {
  const { engine } = ctx.use(speechPort);
  const speech = engine && speechServiceOf(engine);
  const found = new Map<OutsideService['id'], string>();
  for (const { id, name } of [...ctx.use(llmPort).services, ...ctx.use(ownKeyLlmPort).services])
    if (!found.has(id)) found.set(id, name);
  if (engine && speech) found.set(speech, engine.name);
  for (const { id, name } of ctx.use(literaturePort).services) found.set(id, name);
  found.set('gridhooks', names.gridhooks);
  for (const id of off) if (!found.has(id)) found.set(id, names[id]);
  return [...found].map(([id, name]) => ({
    id,
    name,
    use: useOf(id),
    off: off.includes(id),
  }));
}

function useOf(id: OutsideService['id']): OutsideService['use'] {
  if (id === 'gridhooks') return 'notes';
  if (id.startsWith('speech-')) return 'speech';
  return id.startsWith('literature-') ? 'literature' : 'models';
}
