import type { GridhookMessage, GridhookTest } from '@clinical/contract/automations/gridhook.schemas';
import { gridhookPort } from '../../gateways/gridhook/port.ts';
import { principalNames } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { describeOutcome, endGridhook, signFor } from './deliver-message.ts';
import { changeDelivery, changeGridhook, findOwnGridhook, insertDelivery } from './gridhook.queries.ts';
import { assertGridhooksOn } from './set-gridhook.ts';

/**
 * Sends an example without patient data now, and puts it in the log. It is not repeated.
 * @throws AppError CONFLICT without a gridhook, or when the workspace has switched them off
 */
export async function testGridhook(ctx: Context): Promise<GridhookTest> {
  await assertGridhooksOn(ctx);
  const hook = await findOwnGridhook(ctx);
  if (!hook) throw new AppError('CONFLICT', { message: 'You have no gridhook yet. Save one first.' });
  const id = ctx.ids.uuid();
  const startedAt = ctx.clock.now();
  const signed = signFor(ctx, hook, id, exampleMessage(id, hook.userId, startedAt));
  await ctx.transaction(async (tx) => {
    await insertDelivery(tx, {
      id,
      workspaceId: hook.workspaceId,
      hookId: hook.id,
      event: 'test',
      entryId: null,
      noteId: null,
      previousNoteId: null,
      version: null,
      sequence: startedAt,
      // until the answer is there; nothing repeats it
      state: 'failed',
      status: null,
      reason: 'It was not finished.',
      tries: 1,
      faults: 0,
      createdAt: startedAt,
      changedAt: startedAt,
      sentAt: startedAt,
      nextAt: null,
      heldUntil: null,
    });
    await tx.audit('gridhook.test', { type: 'gridhook', id: hook.id });
  });
  const outcome = await ctx.use(gridhookPort).post(hook.url, signed, ctx.signal);
  const status = outcome.kind === 'answered' ? outcome.status : null;
  const delivered = status !== null && status >= 200 && status < 300;
  const message = describeOutcome(outcome);
  await ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const state = delivered ? 'delivered' : 'failed';
    await changeDelivery(tx, id, { state, status, reason: delivered ? null : message, changedAt: now });
    if (delivered) await changeGridhook(tx, hook.id, { lastSuccessAt: now });
    if (status === 410) await endGridhook(tx, hook);
    tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });
  });
  return { delivered, status, message, ms: ctx.clock.now() - startedAt };
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** All fields, about no patient. */
export function exampleMessage(entryId: string, clinicianId: string, at: number): GridhookMessage {
  return {
    event: 'test',
    status: 'test',
    createdAt: isoTime(at),
    sequence: at,
    entryId,
    patientId: nobody,
    previousPatientId: null,
    appointmentId: null,
    clinicianId,
    version: 1,
    visitAt: isoTime(at),
    lengthMs: 600_000,
    subjective: [{ header: 'Subjective', text: 'Sore throat and fever for three days.' }],
    objective: [{ header: 'Objective', text: 'Temperature 38.4 °C. Tonsils are swollen.' }],
    assessment: [{ header: 'Assessment', text: 'Acute tonsillitis.' }],
    plan: [{ header: 'Plan', text: 'Azithromycin 500 mg once a day for three days.' }],
    other: [],
    codes: [
      { system: 'ICD-10-CM', code: 'J03.90', title: 'Acute tonsillitis, unspecified', sentence: 'Acute tonsillitis.' },
    ],
    medications: [{ name: 'azithromycin', dose: '500 mg', sentence: 'Azithromycin 500 mg once a day for three days.' }],
    riskFlags: [],
    checkStatus: {
      state: 'current',
      open: 0,
      sentences: { sourced: 4, unsourced: 0, contradicted: 0, template: 0, typed: 0 },
    },
    transcript: [{ speaker: 'Patient', role: 'patient', text: 'I have had a sore throat and a fever for three days.' }],
  };
}
