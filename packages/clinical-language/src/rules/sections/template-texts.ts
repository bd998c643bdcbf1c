import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { splitSentences } from '../../split-sentences.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { isWord, wordsOf } from '../../text/words.ts';
import type { SectionMap } from '../plan/place.ts';
import type { Draft } from './draft.ts';

export type Placed = { key: string; draft: Draft };

/**
 * Macros whose trigger was spoken, and the default exam when the clinician said that the rest of the exam is normal: no normal
 * finding that nobody said. A spoken finding replaces the default's line of its system.
 */
export function templateTexts(
  recipe: TemplateRecipe,
  map: SectionMap,
  drafts: readonly Placed[],
  utterances: readonly Utterance[],
): Placed[] {
  const placed: Placed[] = [];
  for (const macro of recipe.macros) {
    const link = spoken(macro.trigger, utterances);
    if (!link) continue;
    const key =
      recipe.sections.find((section) => section.key === macro.section || section.header === macro.section)?.key ??
      map.keyFor('plan');
    if (key === undefined) continue;
    for (const { text } of splitSentences(macro.text))
      placed.push({ key, draft: { text, kind: 'template', links: [link], topic: 'plan', words: [] } });
  }
  const findings = drafts.filter(({ draft }) => draft.topic === 'exam');
  const examKey = map.keyFor('exam');
  const rest = restNormal(utterances);
  if (recipe.defaultExam.trim() === '' || !rest || examKey === undefined) return placed;
  const said = new Set(
    findings.flatMap(({ draft }) => [
      draft.text.split(':')[0]!.toLowerCase(),
      ...draft.words.map((word) => symptomSystem(word)?.toLowerCase() ?? ''),
    ]),
  );
  for (const { text } of splitSentences(recipe.defaultExam)) {
    const label = text.split(':')[0]!.toLowerCase();
    const systems = wordsOf(text).map((word) => symptomSystem(word.text)?.toLowerCase());
    if (said.has(label) || systems.some((system) => system !== undefined && said.has(system))) continue;
    placed.push({
      key: examKey,
      draft: { text, kind: 'template', links: [rest], topic: 'exam', words: [] },
    });
  }
  return placed;
}

const allNormal =
  /\b(?:(?:the )?(?:rest|remainder) of (?:the|your|his|her) (?:physical )?(?:exam\w*)?[^.?!]{0,25}\b(?:normal|unremarkable|fine|good|negative)|everything else (?:is|was|looks?|seems?|checks out)[^.?!]{0,12}(?:normal|fine|good|unremarkable)?|otherwise[ ,]+(?:the |your )?(?:exam\w* )?(?:is |was |looks )?(?:normal|unremarkable)|(?:physical )?exam(?:ination)?(?: today)? (?:is|was|looks) (?:completely |entirely |all |otherwise )?(?:normal|unremarkable))\b/i;

/** Where the clinician said that what was not named is normal. */
function restNormal(utterances: readonly Utterance[]): EvidenceLink | undefined {
  for (const utterance of utterances) {
    if (utterance.role === 'patient') continue;
    const match = allNormal.exec(utterance.text);
    if (match) return linkTo(utterance, match.index, match.index + match[0].length);
  }
  return undefined;
}

const linkTo = (utterance: Utterance, start: number, end: number): EvidenceLink => ({
  utteranceId: utterance.id,
  start,
  end,
  startMs: utterance.startMs,
  endMs: utterance.endMs,
  quote: utterance.text.slice(start, end),
});

/** Where a phrase was spoken, whole words in a row, as a link. */
function spoken(phrase: string, utterances: readonly Utterance[]): EvidenceLink | undefined {
  const wanted = wordsOf(phrase)
    .map((word) => word.text)
    .filter(isWord);
  if (wanted.length === 0) return undefined;
  for (const utterance of utterances) {
    const words = wordsOf(utterance.text).filter((word) => isWord(word.text));
    const at = words.findIndex((_, i) => wanted.every((part, k) => words[i + k]?.text === part));
    if (at < 0) continue;
    const start = words[at]!.start;
    const end = words[at + wanted.length - 1]!.end;
    return linkTo(utterance, start, end);
  }
  return undefined;
}
