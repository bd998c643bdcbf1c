import { audioExtensions, limits, transcriptExtensions } from '@clinical/contract/limits';

/** Why a file is refused before it is sent. */
export type FileProblem =
  | { kind: 'type' }
  | { kind: 'empty' }
  | { kind: 'tooLarge'; limit: number }
  | { kind: 'tooMany'; limit: number };

type NamedFile = { name: string; size: number };

export const acceptedEndings: readonly string[] = [...transcriptExtensions, ...audioExtensions].map(
  (ending) => `.${ending}`,
);

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

const includes = (list: readonly string[], ending: string): boolean => list.includes(ending);
export const isAudio = (name: string): boolean => includes(audioExtensions, endingOf(name));
const isTranscript = (name: string): boolean => includes(transcriptExtensions, endingOf(name));

/** Null for a file that may be sent. */
export function checkFile({ name, size }: NamedFile): FileProblem | null {
  const limit = isAudio(name) ? limits.audioFile : isTranscript(name) ? limits.textFile : null;
  if (limit === null) return { kind: 'type' };
  if (size === 0) return { kind: 'empty' };
  return size > limit ? { kind: 'tooLarge', limit } : null;
}

/** Each file with its problem; files over the number that one upload takes are refused too. */
export function checkFiles<F extends NamedFile>(
  files: readonly F[],
  already = 0,
): { file: F; problem: FileProblem | null }[] {
  let count = already;
  return files.map((file) => {
    const problem = checkFile(file);
    if (problem !== null) return { file, problem };
    count += 1;
    return count > limits.filesPerUpload
      ? { file, problem: { kind: 'tooMany', limit: limits.filesPerUpload } }
      : { file, problem: null };
  });
}

const baseName = (name: string): string => name.slice(0, name.lastIndexOf('.')).toLowerCase();

/**
 * Files that belong to one encounter: an audio file and a transcript of the same base name go together, since the transcript is its text.
 * The order of first appearance is kept.
 */
export function groupFiles<F extends NamedFile>(files: readonly F[]): F[][] {
  const groups: F[][] = [];
  for (const file of files) {
    const partner = groups.find(
      (group) =>
        group.length === 1 &&
        baseName(group[0]!.name) === baseName(file.name) &&
        isAudio(group[0]!.name) !== isAudio(file.name),
    );
    if (partner) partner.push(file);
    else groups.push([file]);
  }
  return groups;
}
