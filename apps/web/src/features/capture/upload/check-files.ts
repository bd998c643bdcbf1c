import {
  audioExtensions,
  imageExtensions,
  limits,
  pdfExtensions,
  transcriptExtensions,
} from '@clinical/contract/limits';

/** Why a file is refused before it is sent. */
export type FileProblem =
  | { kind: 'type' }
  /** A photo as phones keep it. */
  | { kind: 'heic' }
  | { kind: 'empty' }
  | { kind: 'tooLarge'; limit: number }
  | { kind: 'tooMany'; limit: number };

type NamedFile = { name: string; size: number };

export type FileKind = 'audio' | 'transcript' | 'pdf' | 'image';

const kinds: readonly { kind: FileKind; endings: readonly string[]; limit: number }[] = [
  { kind: 'transcript', endings: transcriptExtensions, limit: limits.textFile },
  { kind: 'audio', endings: audioExtensions, limit: limits.audioFile },
  { kind: 'pdf', endings: pdfExtensions, limit: limits.pdfFile },
  { kind: 'image', endings: imageExtensions, limit: limits.imageFile },
];
const heic = ['heic', 'heif'];

export const acceptedEndings: readonly string[] = kinds.flatMap(({ endings }) => endings.map((each) => `.${each}`));

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** What a file is by its name; null for one that is not accepted. */
export const kindOf = (name: string): FileKind | null => byName(name)?.kind ?? null;

const byName = (name: string) => kinds.find(({ endings }) => endings.includes(endingOf(name)));

/** Null for a file that may be sent. */
export function checkFile({ name, size }: NamedFile): FileProblem | null {
  const known = byName(name);
  if (!known) return { kind: heic.includes(endingOf(name)) ? 'heic' : 'type' };
  if (size === 0) return { kind: 'empty' };
  return size > known.limit ? { kind: 'tooLarge', limit: known.limit } : null;
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
        arePair(kindOf(group[0]!.name), kindOf(file.name)),
    );
    if (partner) partner.push(file);
    else groups.push([file]);
  }
  return groups;
}

const arePair = (a: FileKind | null, b: FileKind | null): boolean =>
  (a === 'audio' && b === 'transcript') || (a === 'transcript' && b === 'audio');
