import { isCode, type Problem, type SourceFile } from './source-file.ts';

const limit = 400;

const isData = (path: string) =>
  /(\/(lexicon|weights)\/|\.data\.ts$|\.gen\.ts$|\/migrations\/|\.(test|spec)\.tsx?$)/.test(path);

/** A code file over 400 lines does two things. Data tables, the lexicon, trained weights, generated files, migrations and tests may be longer. */
export function fileSize(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => (isCode(file.path) || /\.(mjs|css)$/.test(file.path)) && !isData(file.path))
    .map((file) => ({ file, lines: file.text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => ({
      rule: 'file-size',
      path: file.path,
      line: limit + 1,
      message: `${lines} lines; over ${limit} it does two things`,
    }));
}
