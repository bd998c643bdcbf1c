import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Chart } from '@clinical/language/commands/chart-line';
import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { callModel } from '../../credits/public.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import { alignInPool } from '../../transcripts/public.ts';
import { htmlOfLines } from '../replace-text/read-lines.ts';
import { takenAtOnce } from '../writing/split-visit.ts';
import { storable } from '../../../platform/storable.ts';
import { type Question, sourceOf } from './chart-lines.ts';
import { commandPrompt, commandPromptVersion } from './command-prompt.ts';
import type { WrittenAnswer } from './written-answer.ts';

/**
 * Has the model write the answer, then looks up each of its sentences in the chart. What is not found there keeps no link, and what
 * differs from it is told; the rest is of kind chart.
 * @throws AppError PROVIDER_FAILED, CONTEXT_TOO_LARGE
 */
export async function answerWithModel(
  ctx: Context,
  llm: LlmPort,
  model: string,
  question: Question,
  chart: Chart,
  paidBy: { noteId: string; creditKey: string },
): Promise<WrittenAnswer> {
  const { command } = question;
  const about = { purpose: 'command' as const, promptVersion: commandPromptVersion, ...paidBy };
  const source = sourceOf(
    question,
    chart.visits.flatMap(({ lines }) => lines),
    chart,
  );
  const hasBirthDate = Boolean(chart.patient.dateOfBirth);
  const request = { model, ...commandPrompt(command, hasBirthDate, source.slice(2)), sectionKeys: ['answer'] };
  const over = request.system.length + request.prompt.length - takenAtOnce(model, llm.serving(model));
  if (over > 0) {
    throw new AppError('CONTEXT_TOO_LARGE', {
      message: `The chart is ${over.toLocaleString('en')} characters over the limit of this model. Select the entries to use, or choose another model.`,
      localEngineCan: true,
    });
  }
  const [written] = await callModel(ctx, llm, request, about);
  const html = htmlOfLines(storable(written?.text ?? ''), { table: true });
  if (html === '') {
    const message = 'The AI service wrote an empty answer. Try again.';
    throw new AppError('PROVIDER_FAILED', { message, localEngineCan: true });
  }
  const sections = [{ key: 'answer', header: headerOf(command), html }];
  const aligned = await alignInPool(ctx, { sections, utterances: source, before: null });
  const cited = new Set(aligned.flatMap(({ links }) => links.map(({ utteranceId }) => utteranceId)));
  const utterances: Utterance[] = source.filter(({ id }, at) => at < 2 || cited.has(id));
  const checks = await checkBeforeSave(ctx, { utterances, sentences: aligned, sections });
  const found = checks === 'not-run' ? null : checks;
  const sentences = aligned.map((sentence, at) => {
    const holds = sentence.links.length > 0 && found?.sentences[at]?.support !== 'contradicted';
    return holds ? { ...sentence, kind: 'chart' as const } : sentence;
  });
  return { sections, sentences, utterances, checks, engine: model, model, promptVersion: commandPromptVersion };
}

/** The command as a heading, cut where it gets long. */
function headerOf(command: string): string {
  const line = command.replace(/\s+/g, ' ').trim();
  const upper = line[0]!.toUpperCase() + line.slice(1);
  return upper.length > 60 ? `${upper.slice(0, 59)}…` : upper;
}
