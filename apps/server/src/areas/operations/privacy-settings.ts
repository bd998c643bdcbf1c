import type {
  ConsentText,
  KeptFor,
  PrivacySettings,
  SetPrivacySettings,
} from '@clinical/contract/operations/privacy.schemas';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import {
  choicesOf,
  consentTextsOf,
  defaultAudioDays,
  insertConsentText,
  type RetentionRow,
  selectDue,
  storeChoice,
} from './privacy.queries.ts';

const toldAheadMs = 30 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const open: RetentionRow = { audioDays: null, chartDays: null };

/** How long things are kept and who decided it, what goes next, and what patients are asked. */
export async function getPrivacySettings(ctx: Context): Promise<PrivacySettings> {
  const { userId, workspaceId, cap } = ctx.actor;
  const choices = await choicesOf(ctx, [userId, workspaceId]);
  const [mine, workspace] = [choices.get(userId) ?? open, choices.get(workspaceId) ?? open];
  const isAdmin = cap === 'admin';
  const due = await selectDue(ctx, { until: ctx.clock.now() + toldAheadMs, all: isAdmin });
  return {
    mine: { audio: shown(mine.audioDays), charts: shown(mine.chartDays) },
    workspace: { audio: shown(workspace.audioDays), charts: shown(workspace.chartDays) },
    holds: {
      audio: shown(workspace.audioDays ?? mine.audioDays) ?? defaultAudioDays,
      audioFrom: from(workspace.audioDays, mine.audioDays),
      charts: shown(workspace.chartDays ?? mine.chartDays) ?? 'until-deleted',
      chartsFrom: from(workspace.chartDays, mine.chartDays),
    },
    consentTexts: await textsOf(ctx, workspaceId),
    due: due.map(({ day, audio, charts }) => ({ day: isoTime(day * dayMs).slice(0, 10), audio, charts })),
    abilities: { editWorkspace: isAdmin },
  };
}

/** Holds at once, also for what is there already. @throws AppError CONFLICT for who is no admin of the workspace */
export async function setPrivacySettings(
  ctx: Context,
  { mine, workspace }: SetPrivacySettings,
): Promise<PrivacySettings> {
  const { userId, workspaceId, cap } = ctx.actor;
  if (workspace && cap !== 'admin') {
    throw new AppError('CONFLICT', { message: 'Only an admin of the workspace can change this.', notAllowed: true });
  }
  await ctx.transaction(async (tx) => {
    if (mine || !workspace) {
      await storeChoice(tx, userId, rowOf(mine ?? {}));
      await tx.audit('user.set-retention', { type: 'user', id: userId });
    }
    if (workspace) {
      await storeChoice(tx, workspaceId, rowOf(workspace));
      if (workspace.consentText !== undefined) await addText(tx, workspace.consentText);
      await tx.audit('workspace.set-privacy', { type: 'workspace', id: workspaceId });
    }
  });
  return getPrivacySettings(ctx);
}

/** A version is the day it was written on, and its number on that day from the second. */
async function addText(tx: Tx, given: string | null): Promise<void> {
  const before = await consentTextsOf(tx, tx.actor.workspaceId);
  const text = given === null ? null : storable(given);
  if ((before[0]?.text ?? null) === text) return;
  const day = isoTime(tx.clock.now()).slice(0, 10);
  const onThatDay = before.filter(({ version }) => version.startsWith(day)).length;
  await insertConsentText(tx, onThatDay === 0 ? day : `${day}.${onThatDay + 1}`, text);
}

async function textsOf(ctx: Context, workspaceId: string): Promise<ConsentText[]> {
  const builtIn = { version: consentTextVersion, text: null, since: null, userName: null };
  const texts = (await consentTextsOf(ctx, workspaceId)).map(({ version, text, createdAt, userName }) => ({
    // going back is an answer to the pages' own text, under its own version
    version: text === null ? consentTextVersion : version,
    text,
    since: isoTime(createdAt),
    userName,
  }));
  return [...texts, builtIn];
}

const shown = (days: number | null): KeptFor | null => (days === 0 ? 'until-deleted' : days);
const from = (workspace: number | null, mine: number | null): 'workspace' | 'mine' | 'default' =>
  workspace !== null ? 'workspace' : mine !== null ? 'mine' : 'default';

function rowOf({ audio, charts }: { audio?: KeptFor | null | undefined; charts?: KeptFor | null | undefined }) {
  const days = (kept: KeptFor | null): number | null => (kept === 'until-deleted' ? 0 : kept);
  return {
    ...(audio === undefined ? {} : { audioDays: days(audio) }),
    ...(charts === undefined ? {} : { chartDays: days(charts) }),
  };
}
