import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { answerCommand } from '@clinical/language/commands/answer-command';
import type { Chart } from '@clinical/language/commands/chart-line';
import { knownCommands, readCommand } from '@clinical/language/commands/read-command';
import { escapeHtml, sectionHtml, sentencesOfHtml } from '@clinical/language/note-html';
import { AppError } from '../../../platform/app-error.ts';
import { linkTo, type Question, sourceOf } from './chart-lines.ts';
import type { Context } from '../../../platform/context.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import type { WrittenAnswer } from './written-answer.ts';

/**
 * Writes the answer with the embedded engine: facts are sentences of the chart, word for word, each linked to where it stands;
 * the words of the form itself are template text that rests on the command.
 * @throws AppError NOT_POSSIBLE
 */
export async function answerLocally(ctx: Context, question: Question, chart: Chart): Promise<WrittenAnswer> {
  const { command } = question;
  const read = readCommand(command);
  if (!read) {
    throw new AppError('NOT_POSSIBLE', {
      message: `The built-in engine cannot write “${command}”. It can write ${knownCommands}.`,
    });
  }
  const answer = answerCommand(read, chart);
  if (!answer) {
    throw new AppError('NOT_POSSIBLE', {
      message: `Nothing in this chart answers “${command}”. No entry was created.`,
    });
  }
  const cited = [...new Set(answer.flatMap(({ items }) => items.flatMap(({ from }) => from)))];
  const utterances = sourceOf(question, cited, chart);
  const [asked, patient, ...lines] = utterances;
  const sections: NoteSection[] = [];
  const sentences: NoteSentence[] = [];
  for (const { key, header, style, items } of answer) {
    const html =
      style === 'bulleted'
        ? sectionHtml(items, style)
        : items.map((item) => `<p>${escapeHtml(item.text)}</p>`).join('');
    sections.push({ key, header, html });
    for (const { text } of sentencesOfHtml(html)) {
      const item = items.find((one) => one.text.includes(text));
      const rests = (item?.from ?? []).map((line) => lines[cited.indexOf(line)]!);
      const form = text.includes(chart.patient.name) ? patient! : asked!;
      const links = (rests.length > 0 ? rests : [form]).map(linkTo);
      sentences.push({ text, section: key, kind: rests.length > 0 ? 'chart' : 'template', links });
    }
  }
  const checks = await checkBeforeSave(ctx, { utterances, sentences, sections });
  return { sections, sentences, utterances, checks, engine: 'local', model: null, promptVersion: null };
}
