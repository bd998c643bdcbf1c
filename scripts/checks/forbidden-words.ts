import type { Problem, SourceFile } from './source-file.ts';

const forbidden: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /(?<![\w.@:/-])\/(work|root|home\/\w+)\/(?=[\w.])/, why: 'a path of one machine' },
  { pattern: /\b[A-Z]:\\Users\\/, why: 'a path of one machine' },
  { pattern: /\b(TODO|FIXME|XXX)\b/, why: 'unfinished work belongs to an issue' },
  { pattern: /\b(ts-ignore|ts-nocheck)\b/, why: 'a silenced type error' },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, why: 'a secret' },
];

/** Where the words themselves are named, and what tools write. */
const exempt = /^scripts\/checks\/forbidden-words\.ts$|(^|\/)package-lock\.json$|\.gen\.ts$/;

/** Words that no file of the repository may hold: machine paths, unfinished marks, silenced errors, keys. */
export function forbiddenWords(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => !exempt.test(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((text, index) =>
          forbidden
            .filter(({ pattern }) => pattern.test(text))
            .map(({ why }) => ({ rule: 'forbidden-word', path: file.path, line: index + 1, message: why })),
        ),
    );
}
