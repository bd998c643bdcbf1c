import { alignSentences } from '../align-sentences.ts';
import { contentStems } from '../text/content.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import type { ChartMaterial } from './chart-material.ts';
import type { SourcedPart } from './pre-visit-brief.ts';

/**
 * Finds where the lines of a text by a model come from. A line whose numbers or drugs are not in the lines found for it gets no
 * links: then nothing vouches for it.
 */
export function sourceLines(
  parts: readonly { header: string; lines: readonly string[] }[],
  materials: readonly ChartMaterial[],
): SourcedPart[] {
  const lines = materials.flatMap((material) => material.lines);
  const owners = new Map(materials.flatMap((material) => material.lines.map((line) => [line.id, material] as const)));
  return parts.map(({ header, lines: texts }) => ({
    header,
    items: alignSentences(
      texts.map((text) => ({ text, section: '' })),
      lines,
    ).map(({ text, links }) => {
      const held = new Set(links.flatMap(({ quote }) => contentStems(quote)));
      const grave = contentStems(text).filter((stem) => /\d/.test(stem) || isDrug(stem));
      const sourced = links.map((link) => {
        const { kind, id } = owners.get(link.utteranceId)!;
        return { ...link, source: { kind, id } };
      });
      return { text, links: grave.every((stem) => held.has(stem)) ? sourced : [] };
    }),
  }));
}
