import { mostWrongTries, refusedAfter, visitLife } from '@clinical/contract/patient-links/patient-links.rules';
import type { LinkGreeting, LinkRequest, LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Context, PublicContext, Tx } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { countTry as countTryOf, takeBack } from '../accounts/public.ts';
import { actingFor, lockAndLog, pageOf } from './acting-for.ts';
import type { LinkPage, LinkReport } from './link-pages.ts';
import { hashSecret, isSame } from './link-secret.ts';
import { countTry, findLink, type LinkRow, setAnswered, setOpened } from './patient-links.queries.ts';
import { isUsable } from './patient-links.view.ts';

type Opening = Extract<LinkRequest, { do: 'open' }>;
type Found = { link: LinkRow; workspace: string };

/** Whether a link can still be opened. Unknown, expired, revoked and locked links have one answer. */
export async function greetPatient(ctx: PublicContext, token: string): Promise<LinkGreeting> {
  const found = await findLink(ctx.db, token);
  const isOpen = found && isUsable(found.link, ctx.clock.now());
  return isOpen ? { state: 'open', kind: found.link.kind } : { state: 'over', kind: null };
}

/**
 * Opens a link, shows what it asks, or answers.
 * @throws AppError NOT_FOUND, with one text for each reason that a link does not open; RATE_LIMITED for an address with too many
 * wrong tries; CONFLICT when no question is open
 */
export async function usePatientLink(ctx: PublicContext, token: string, request: LinkRequest): Promise<LinkView> {
  if (request.do === 'open') {
    // each refusal takes the same time, whatever was wrong
    const [outcome] = await Promise.allSettled([open(ctx, token, request), wait(refusedAfter)]);
    if (outcome.status === 'fulfilled') return outcome.value;
    throw outcome.reason;
  }
  return inVisit(ctx, token, request.visit, async (tx, link, page) => {
    await lockAndLog(tx, link, request.do === 'answer' ? 'patient-link.answer' : 'patient-link.read');
    if (request.do === 'answer') await page.answer(tx, link.recordId, request);
  });
}

/** A line that is not right. @throws AppError NOT_FOUND for a visit that is over, or a text that the page does not show */
export async function reportByLink(
  ctx: PublicContext,
  token: string,
  { visit, ...report }: LinkReport & { visit: string },
): Promise<LinkView> {
  return inVisit(ctx, token, visit, async (tx, link, page) => {
    await lockAndLog(tx, link, 'patient-link.report');
    await page.report(tx, link.recordId, report);
  });
}

/** What the page shows after something was done in it. */
async function inVisit(
  ctx: PublicContext,
  token: string,
  visit: string,
  act: (tx: Tx, link: LinkRow, page: LinkPage) => Promise<void>,
): Promise<LinkView> {
  const { link, workspace } = await visited(ctx, token, visit);
  const acting = await actingFor(ctx, link);
  if (!acting) throw refusal();
  const page = pageOf(ctx, link);
  const shown = await acting.transaction(async (tx) => {
    await act(tx, link, page);
    const after = await page.show(tx, link.recordId);
    // revoked or expired meanwhile: nothing of it is stored
    if (!(await setAnswered(tx, link.id, after.state === 'ended'))) throw refusal();
    return after;
  });
  return { ...shown, kind: link.kind, workspace, visit };
}

async function open(ctx: PublicContext, token: string, { secret, dateOfBirth, reader }: Opening): Promise<LinkView> {
  const address = { what: `patient-link:${ctx.origin.address}`, most: mostWrongTries };
  await countTryOf(ctx, address);
  const found = await findLink(ctx.db, token);
  const isLink = isSame(found?.link.secretHash ?? '', hashSecret(ctx, token, secret));
  // who does not have the whole link locks nobody out
  const tries = found && isLink ? await countTry(ctx, found.link.id, mostWrongTries) : null;
  const isRight = isSame(found?.link.dateOfBirth ?? '', dateOfBirth);
  const acting = found && tries !== null ? await actingFor(ctx, found.link) : null;
  if (!found || !acting) throw refusal();
  const { link } = found;
  if (!isRight) {
    if (tries === mostWrongTries) await lock(acting, link);
    throw refusal();
  }
  const page = pageOf(ctx, link);
  const shown = await acting.transaction(async (tx) => {
    await lockAndLog(tx, link, 'patient-link.open');
    await page.opened(tx, link.recordId, reader);
    if (!(await setOpened(tx, link.id))) throw refusal();
    return page.show(tx, link.recordId);
  });
  await takeBack(ctx, address);
  return { ...shown, kind: link.kind, workspace: found.workspace, visit: sealVisit(ctx, link) };
}

const lock = (acting: Context, link: LinkRow): Promise<void> =>
  acting.transaction(async (tx) => {
    await lockAndLog(tx, link, 'patient-link.lock');
    await pageOf(tx, link).closed(tx, link.recordId, 'locked');
  });

const refusal = (): AppError =>
  new AppError('NOT_FOUND', {
    message: `The link is no longer valid, or the date of birth is not right. After ${mostWrongTries} wrong dates a link locks. The clinic can send you a new one.`,
  });

const purpose = 'patient-link-visit';

const sealVisit = (ctx: PublicContext, { id }: LinkRow): string =>
  ctx.use(textSeal).sealText(JSON.stringify({ id, until: ctx.clock.now() + visitLife }), purpose);

/** @throws AppError NOT_FOUND for a visit of another link, one that is over, and a link that ended meanwhile */
async function visited(ctx: PublicContext, token: string, visit: string): Promise<Found> {
  const now = ctx.clock.now();
  const { id, until } = readVisit(ctx, visit);
  const found = id === token && until > now ? await findLink(ctx.db, id) : null;
  // a lock keeps out who does not know the date; this page was opened with it
  const runs = found && found.link.revokedAt === null && found.link.expiresAt > now;
  if (!runs) throw refusal();
  return found;
}

function readVisit(ctx: PublicContext, visit: string): { id: string; until: number } {
  try {
    return JSON.parse(ctx.use(textSeal).openText(visit, purpose)) as { id: string; until: number };
  } catch {
    throw refusal();
  }
}
