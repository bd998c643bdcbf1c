import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Statement } from '../frames/statements.ts';
import { type BodySystem, systemOf, systems } from '../../vocabulary/body-systems.ts';
import { renderWords } from '../grammar/render.ts';
import { isTold } from './already-told.ts';
import { type Draft, linksOfAll } from './draft.ts';
import { itemsOf } from '../frames/topic-list.ts';
import { listed } from './history.ts';

/**
 * One line a system, from symptoms that were asked for and had or denied: "Cardiovascular: Denies chest pain." What the drafts
 * in `told` say already is left out.
 */
export function writeReviewOfSystems(
  statements: readonly Statement[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  told: readonly Draft[],
): Draft[] {
  const bySystem = new Map<BodySystem, { reported: Statement[]; denied: Statement[] }>();
  for (const statement of statements) {
    if (
      !statement.topic ||
      statement.topic.length > 16 ||
      (statement.form !== 'denied' && statement.form !== 'reported')
    )
      continue;
    for (const part of itemsOf(statement.topic)) {
      const system = systemOf(part);
      if (!system || isTold(part, statement.form, told)) continue;
      const entry = bySystem.get(system) ?? { reported: [], denied: [] };
      entry[statement.form].push({ ...statement, topic: part });
      bySystem.set(system, entry);
    }
  }
  return systems.flatMap((system) => {
    const entry = bySystem.get(system);
    if (!entry) return [];
    const sentences: string[] = [];
    if (entry.reported.length > 0)
      sentences.push(
        renderWords(
          [
            'reports',
            ...listed(
              entry.reported.map((one) => one.topic!),
              'and',
            ),
          ],
          names,
        ),
      );
    if (entry.denied.length > 0)
      sentences.push(
        renderWords(
          [
            'denies',
            ...listed(
              entry.denied.map((one) => one.topic!),
              'or',
            ),
          ],
          names,
        ),
      );
    const all = [...entry.reported, ...entry.denied];
    return [
      {
        text: `${system}: ${sentences.join(' ')}`,
        kind: 'said' as const,
        links: linksOfAll(all, utterances),
        topic: 'ros' as const,
        words: all.flatMap((one) => one.topic!),
      },
    ];
  });
}
