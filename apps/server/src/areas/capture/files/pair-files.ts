import { baseNameOf, extensionOf, type AcceptedType } from '../../transcripts/public.ts';

type NamedFile = { fileName: string; type: AcceptedType };
/** What one entry is made of; at least one of the two is there. */
export type FilePair<F> = { audio: F | null; text: F | null };

/** Of two transcripts beside one recording, the one that knows more: times and speakers before plain text. */
const preference = ['vtt', 'srt', 'json', 'txt', 'docx'];

/** Puts recordings and transcripts of the same base name together, in the order in which the files came. */
export function pairFiles<F extends NamedFile>(files: readonly F[]): FilePair<F>[] {
  const taken = new Set<F>();
  for (const audio of files.filter((file) => file.type.kind === 'audio')) {
    const text = files
      .filter(
        (file) =>
          file.type.kind === 'text' && !taken.has(file) && baseNameOf(file.fileName) === baseNameOf(audio.fileName),
      )
      .toSorted((a, b) => preference.indexOf(extensionOf(a.fileName)) - preference.indexOf(extensionOf(b.fileName)))[0];
    if (text) taken.add(text);
  }
  const paired = [...taken];
  return files
    .filter((file) => !taken.has(file))
    .map((file) => {
      if (file.type.kind === 'text') return { audio: null, text: file };
      const at = paired.findIndex((text) => baseNameOf(text.fileName) === baseNameOf(file.fileName));
      return { audio: file, text: at < 0 ? null : paired.splice(at, 1)[0]! };
    });
}
