import { posix } from 'node:path';
import type { Problem, SourceFile } from './source-file.ts';

const link = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));

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

/** Every relative link in a Markdown file leads to a file or folder that exists, and to a heading that exists. */
export function links(files: readonly SourceFile[], paths: ReadonlySet<string>): Problem[] {
  const exists = (path: string) =>
    paths.has(path) || [...paths].some((known) => known.startsWith(`${path.replace(/\/$/, '')}/`));
  return files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((file) => {
      const text = withoutCode(file.text);
      return [...text.matchAll(link)].flatMap((match) => {
        const target = match[1] ?? '';
        if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
        const [relative = '', anchor] = target.split('#');
        const path = relative === '' ? file.path : posix.join(posix.dirname(file.path), decodeURI(relative));
        const page = files.find((other) => other.path === path);
        const lost = !exists(path) || (anchor && page?.path.endsWith('.md') && !anchorsOf(page).has(anchor));
        if (!lost) return [];
        const line = text.slice(0, match.index).split('\n').length;
        return [{ rule: 'link', path: file.path, line, message: `${target} leads nowhere` }];
      });
    });
}
