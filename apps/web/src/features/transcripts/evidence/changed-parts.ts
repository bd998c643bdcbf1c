import type { LiveChange } from '@clinical/contract/capture/live-lines.schemas';
import type { TextPart } from './evidence-index.ts';

/** A piece of a line; `change` where it was heard otherwise live. */
export type ChangedPart<Part extends TextPart> = Part & { change: LiveChange | null };

/** Cuts the parts of a line further, so that each change is a piece of its own. */
export function changedParts<Part extends TextPart>(
  parts: readonly Part[],
  changes: readonly LiveChange[],
): ChangedPart<Part>[] {
  let end = 0;
  return parts.flatMap((part) => {
    const { text } = part;
    const start = end;
    end += text.length;
    const edges = new Set([start, end]);
    for (const change of changes)
      for (const edge of [change.start, change.end]) if (edge > start && edge < end) edges.add(edge);
    const places = [...edges].toSorted((a, b) => a - b);
    return places.slice(1).map((to, index) => {
      const from = places[index]!;
      const change = changes.find((one) => one.start <= from && to <= one.end) ?? null;
      return { ...part, text: text.slice(from - start, to - start), change };
    });
  });
}
