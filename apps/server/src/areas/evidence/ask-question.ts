import type { AskEvent, EvidenceAnswer } from '@clinical/contract/evidence/answer.schemas';
import type { AskQuestion } from '@clinical/contract/evidence/evidence.schemas';
import { actionCosts, defaultModel } from '@clinical/contract/models';
import { type Composed, composeAnswer } from '@clinical/language/literature/compose-answer';
import { stripQuestion } from '@clinical/language/literature/strip-question';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';
import { insertAnswer, selectKnownJournals, selectStatuses } from './evidence.queries.ts';
import { viewAnswer } from './evidence.view.ts';
import { findSources, ownWhere } from './find-sources.ts';
import { searchOutside } from './search-outside.ts';
import { countSearched, selectReadable, type Where } from './search.queries.ts';
import { writeAnswer, type Written } from './write-answer.ts';

type Send = (event: AskEvent) => Promise<void>;

/**
 * Answers a question from the library. Identifiers are taken out first; the text without them is all that is searched, sent to a model and
 * stored. Credits are taken for an answer, and given back where nothing was found or something failed.
 * @throws AppError INVALID_INPUT, NOT_FOUND, NO_CREDITS, NO_SEAT
 */
export async function askQuestion(ctx: Context, input: AskQuestion, send: Send): Promise<void> {
  const { text: question, removed } = stripQuestion(storable(input.question), input.hide);
  if (!/\p{L}{3}/u.test(question.replaceAll(/\[\w+\]/g, '')))
    throw invalid(['body', 'question'], 'nothing is left of it without what identifies a patient');
  const where = await whereOf(ctx, input.journalIds);
  const key = `evidence:${ctx.requestId}`;
  const local = input.engine === 'local';
  const { llm, model } = await reserve(ctx, key, local);
  try {
    await send({ type: 'sent', question, removed });
    const answer = await answerOf(ctx, { question, removed, where, local, llm, model, key }, send);
    await send({ type: 'answer', answer });
  } catch (error) {
    await ctx.transaction((tx) => returnCredits(tx, key));
    throw error;
  }
}

async function whereOf(ctx: Context, journalIds: readonly string[] | undefined): Promise<Where> {
  if (journalIds === undefined) return ownWhere(ctx);
  const known = await selectKnownJournals(ctx, journalIds);
  if (known.length < new Set(journalIds).size) throw notFound();
  return { workspaceId: ctx.actor.workspaceId, journalIds: known };
}

async function reserve(ctx: Context, key: string, local: boolean): Promise<{ llm: LlmPort; model: string }> {
  const plan = ctx.use(creditPlan);
  return ctx.transaction(async (tx) => {
    const { llm, ownKey, preferred } = await actingModel(tx, local);
    const isFree = ownKey || (llm.label === null && plan.localEngineIsFree);
    const model = preferred || defaultModel;
    const credits = isFree ? 0 : actionCosts.evidence;
    await reserveCredits(tx, plan, { key, action: 'evidence', credits, model: llm.label === null ? null : model });
    return { llm, model };
  });
}

type Asked = Pick<EvidenceAnswer, 'question' | 'removed'> & {
  where: Where;
  local: boolean;
  llm: LlmPort;
  model: string;
  key: string;
};

async function answerOf(ctx: Context, asked: Asked, send: Send): Promise<EvidenceAnswer> {
  const { question, removed, where, local, llm, model, key } = asked;
  const searches: EvidenceAnswer['searches'] = local ? [] : await searchOutside(ctx, where, question, send);
  const { terms, sources } = await findSources(ctx.db, where, question, async (search) => {
    searches.push(search);
    await send({ type: 'search', search });
  });
  const composed = composeAnswer(terms, sources);
  let written: Written = { parts: partsOf(composed), dropped: 0, engine: 'local' };
  if (llm.label !== null && composed.match) {
    await send({ type: 'writing', model });
    written = await writeAnswer(ctx, llm, { question, model, key, composed, sources });
  }
  const searched = await countSearched(ctx.db, where);
  const { workspaceId, userId } = ctx.actor;
  const body = storable({
    ...composed,
    ...written.parts,
    searches,
    searched,
    ...chosenOf(where),
    dropped: written.dropped,
  });
  const used = new Set(Object.values(written.parts).flatMap((all) => all.map(({ sourceId }) => sourceId)));
  body.studies = body.studies.map((study) => ({ ...study, used: used.has(study.citation.sourceId) }));
  return ctx.transaction(async (tx) => {
    const id = tx.ids.uuid();
    const createdAt = tx.clock.now();
    const row = { id, workspaceId, userId, question, removed, engine: written.engine, body, createdAt };
    const cited = await selectReadable(tx.db, workspaceId, [...used]);
    await insertAnswer(tx, row, cited);
    await (body.match ? takeCredits(tx, key) : returnCredits(tx, key));
    await tx.audit('evidence.ask', { type: 'evidence-answer', id });
    return viewAnswer(
      row,
      await selectStatuses(
        tx,
        body.studies.map(({ citation }) => citation),
      ),
    );
  });
}

const partsOf = ({ lines, dosing, contraindications, groups, wouldChange }: Composed): Written['parts'] => ({
  lines,
  dosing,
  contraindications,
  groups,
  wouldChange,
});

const chosenOf = ({ journalIds }: Where): Pick<EvidenceAnswer, 'journals'> =>
  journalIds.length === 0 ? {} : { journals: journalIds.length };
