import { isRoleLabel } from '../vocabulary/speaker-labels.ts';
import { type RawUtterance, untimed } from './raw-utterance.ts';

const cueTimes = /^\s*(?:(\d{1,4}):)?(\d\d):(\d\d)[.,](\d{3})\s+-->\s+(?:(\d{1,4}):)?(\d\d):(\d\d)[.,](\d{3})/;
const voice = /<v(?:\.[^\s>]*)?\s+([^>]{1,80})>/g;
const prefix = /^\s*([\p{L}][\p{L}\p{N} ._'’-]{0,39}):\s+/u;

/** WebVTT (and SubRip) cues, one utterance for each voice of a cue. Notes, styles, ids and tags are left out. */
export function readWebVtt(text: string): RawUtterance[] {
  const utterances: RawUtterance[] = [];
  const blocks = text.split(/\n[ \t]*\n/);
  const prefixes = countPrefixes(blocks);
  for (const block of blocks) {
    const lines = block.split('\n');
    const timeLine = lines.findIndex((line) => line.includes('-->'));
    const times = timeLine < 0 ? null : cueTimes.exec(lines[timeLine]!);
    if (!times) continue;
    const startMs = clock(times, 1);
    const endMs = clock(times, 5);
    const body = lines.slice(timeLine + 1).join('\n');
    for (const { speaker, text: spoken } of voices(body, prefixes)) {
      if (spoken !== '') utterances.push({ ...untimed(speaker, spoken), startMs, endMs });
    }
  }
  return utterances;
}

const clock = (match: RegExpExecArray, from: number): number =>
  (Number(match[from] ?? 0) * 3600 + Number(match[from + 1]) * 60 + Number(match[from + 2])) * 1000 +
  Number(match[from + 3]);

const clean = (text: string): string =>
  text
    .replace(/<\/?[a-z0-9][^>\n]{0,100}>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

function countPrefixes(blocks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    const body = block.slice(block.indexOf('-->')).split('\n').slice(1).join('\n');
    const label = prefix.exec(body)?.[1];
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

function voices(body: string, prefixes: ReadonlyMap<string, number>): { speaker: string; text: string }[] {
  const marks = [...body.matchAll(voice)];
  if (marks.length > 0) {
    const parts = marks.map((mark, i) => ({
      speaker: mark[1]!.trim(),
      text: clean(body.slice(mark.index + mark[0].length, marks[i + 1]?.index ?? body.length)),
    }));
    const before = clean(body.slice(0, marks[0]!.index));
    return before === '' ? parts : [{ speaker: '', text: before }, ...parts];
  }
  const text = clean(body);
  const label = prefix.exec(text);
  if (label && (isRoleLabel(label[1]!) || (prefixes.get(label[1]!) ?? 0) >= 2)) {
    return [{ speaker: label[1]!, text: text.slice(label[0].length).trim() }];
  }
  return [{ speaker: '', text }];
}
