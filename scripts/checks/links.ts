import { posix } from 'node:path';
import type { Problem, SourceFile } from './source-file.ts';

const link = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
const blank = (code: string) => code.replace(/[^\n]/g, ' ');
const withoutBlocks = (text: string) => text.replace(/```[\s\S]*?```/g, blank);
const withoutCode = (text: string) => withoutBlocks(text).replace(/`[^`\n]*`/g, blank);
/** A path from the root, named as code. */
const namedPath = /`((?:apps|packages|e2e|bench|scripts|docs)\/[\w./-]+)`/g;

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function anchorsOf(file: SourceFile): Set<string> {
  return new Set([...file.text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/** Every relative link and every path from the root in a Markdown file leads to a file, folder or heading that exists. */
export function links(files: readonly SourceFile[], paths: ReadonlySet<string>): Problem[] {
  const exists = (path: string) =>
    paths.has(path) || [...paths].some((known) => known.startsWith(`${path.replace(/\/$/, '')}/`));
  return files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((file) => {
      const text = withoutCode(file.text);
      const lost = (target: string, index: number): Problem => ({
        rule: 'link',
        path: file.path,
        line: text.slice(0, index).split('\n').length,
        message: `${target} leads nowhere`,
      });
      const named = [...withoutBlocks(file.text).matchAll(namedPath)].flatMap((match) =>
        exists(match[1] ?? '') ? [] : [lost(match[1] ?? '', match.index)],
      );
      const linked = [...text.matchAll(link)].flatMap((match) => {
        const target = match[1] ?? '';
        if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
        const [relative = '', anchor] = target.split('#');
        const path = relative === '' ? file.path : posix.join(posix.dirname(file.path), decodeURI(relative));
        const page = files.find((other) => other.path === path);
        const isLost = !exists(path) || (anchor && page?.path.endsWith('.md') && !anchorsOf(page).has(anchor));
        return isLost ? [lost(target, match.index)] : [];
      });
      return [...named, ...linked];
    });
}
