import type { SectionStyle, TemplateRecipe, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { splitSentences } from '../split-sentences.ts';
import { generalManner } from './general-manner.ts';
import { readSample, type SampleSection } from './read-sample.ts';
import { sectionInstruction } from './section-instructions.ts';
import { type SectionLook, sectionLook } from './section-look.ts';

const mostSections = 60;
const longestExample = 600;

/** One section as the samples have it: where it stands in each (share of the whole, 0 to 1) and how it was written there. */
type Found = { header: string; places: number[]; bodies: string[][]; samples: Set<number> };

/**
 * Learns a template from notes that somebody wrote: the headers in their usual order, and for each section its style, an
 * instruction and an example in their own words. The same samples give the same template. Sections that stand in every sample
 * are required. Gives no section when the samples hold no text.
 * @param samples notes as plain text, without what identifies a patient (`removeIdentifiers`): examples are taken from them
 */
export function templateFromSamples(samples: readonly string[]): TemplateRecipe {
  const read = samples.map(readSample).filter((sections) => sections.length > 0);
  const found = collect(read);
  const kept = found.filter((section) => section.bodies.length > 0);
  const ordered = kept.toSorted((a, b) => mean(a.places) - mean(b.places)).slice(0, mostSections);
  const keys = new Set<string>();
  const sections = ordered.map((section) => toSection(section, read.length, keys));
  return { generalInstructions: generalManner(samples), sections, macros: [], defaultExam: '' };
}

function collect(samples: readonly SampleSection[][]): Found[] {
  const found = new Map<string, Found>();
  for (const [sample, sections] of samples.entries()) {
    for (const [index, { header, lines }] of sections.entries()) {
      const key = sameHeader(header, found);
      const entry = found.get(key) ?? { header, places: [], bodies: [], samples: new Set() };
      entry.places.push((index + 0.5) / sections.length);
      entry.samples.add(sample);
      if (lines.length > 0) entry.bodies.push(lines);
      found.set(key, entry);
    }
  }
  return [...found.values()];
}

/** Two headers are one when their words are the same, or when both stand for the very same topics ("HPI", "History of present illness"). */
function sameHeader(header: string, found: ReadonlyMap<string, Found>): string {
  const words = header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (found.has(words)) return words;
  const topics = topicsOfHeader(header).join();
  if (topics === '') return words;
  for (const [key, { header: other }] of found) if (topicsOfHeader(other).join() === topics) return key;
  return words;
}

function toSection(found: Found, samples: number, keys: Set<string>): TemplateSection {
  const look = usualLook(found.bodies.map(sectionLook));
  return {
    key: freshKey(found.header, keys),
    header: found.header,
    style: look.style,
    instruction: sectionInstruction(found.header, topicsOfHeader(found.header), look),
    example: exampleOf(found.bodies, look.style),
    required: samples > 1 && found.samples.size === samples,
    leaveBlankIfNotSaid: true,
  };
}

/** The style that most samples have (the first of them when none has most), with the numbers of the middle one. */
function usualLook(looks: readonly SectionLook[]): SectionLook {
  const counts = new Map<SectionStyle, number>();
  for (const { style } of looks) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [style] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
  const same = looks.filter((look) => look.style === style).toSorted((a, b) => a.parts - b.parts);
  return same[Math.floor((same.length - 1) / 2)]!;
}

/** The first body of that style, cut at the end of a line or sentence. */
function exampleOf(bodies: readonly string[][], style: SectionStyle): string {
  const body = bodies.find((lines) => sectionLook(lines).style === style) ?? [];
  const pieces = body.flatMap((line) =>
    style === 'bulleted'
      ? [`${line.trim()}\n`]
      : splitSentences(line).map(({ text }, at, all) => text + (at === all.length - 1 ? '\n' : ' ')),
  );
  let example = '';
  for (const piece of pieces) {
    if (example !== '' && example.length + piece.length > longestExample) break;
    example += piece;
  }
  return example.trim().slice(0, 2 * longestExample);
}

function freshKey(header: string, keys: Set<string>): string {
  const slug =
    header
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'section';
  let key = slug;
  for (let number = 2; keys.has(key); number += 1) key = `${slug}-${number}`;
  keys.add(key);
  return key;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
