import { audioExtensions, transcriptExtensions } from '@clinical/contract/limits';

export type AcceptedType = { kind: 'audio' | 'text'; mediaType: string };

type Audio = (typeof audioExtensions)[number];
type Text = (typeof transcriptExtensions)[number];

const audioTypes: Record<Audio, { mediaType: string; fits: (head: Buffer) => boolean }> = {
  wav: { mediaType: 'audio/wav', fits: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WAVE' },
  // an ID3 tag, or the eleven sync bits of a frame with a layer and a bit rate that exist
  mp3: {
    mediaType: 'audio/mpeg',
    fits: (head) =>
      ascii(head, 0, 3) === 'ID3' ||
      (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) > 0xe0 && ((head[2] ?? 0xff) & 0xf0) !== 0xf0),
  },
  m4a: { mediaType: 'audio/mp4', fits: (head) => ascii(head, 4, 8) === 'ftyp' },
  webm: { mediaType: 'audio/webm', fits: (head) => head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) },
  ogg: { mediaType: 'audio/ogg', fits: (head) => ascii(head, 0, 4) === 'OggS' },
};
const textTypes: Record<Text, string> = {
  txt: 'text/plain',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** First bytes of what is often renamed: programs, archives, documents, pictures. */
const binaryMarks = [
  'MZ',
  '\x7fELF',
  'PK\x03\x04',
  '%PDF',
  'GIF8',
  '\xff\xd8\xff',
  '\x89PNG',
  '\xcf\xfa\xed\xfe',
  '\xd0\xcf\x11\xe0',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'RIFF',
  'OggS',
  'ID3',
  '\x1a\x45\xdf\xa3',
  '{\\rtf',
];

const ascii = (head: Buffer, start: number, end: number): string => head.subarray(start, end).toString('latin1');

export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The name without its ending, by which a transcript is found beside its audio. */
export function baseNameOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').toLowerCase();
}

/** What a file is by its name and its first bytes together; null when it is not accepted or the two disagree. */
export function acceptedType(fileName: string, head: Buffer): AcceptedType | null {
  const extension = extensionOf(fileName);
  if (isOneOf(audioExtensions, extension)) {
    const { mediaType, fits } = audioTypes[extension];
    return fits(head) ? { kind: 'audio', mediaType } : null;
  }
  if (isOneOf(transcriptExtensions, extension)) {
    const start = ascii(head, 0, 8);
    const fits =
      extension === 'docx' ? start.startsWith('PK\x03\x04') : !binaryMarks.some((mark) => start.startsWith(mark));
    return fits ? { kind: 'text', mediaType: textTypes[extension] } : null;
  }
  return null;
}

/** True for the name of a transcript. */
export const isTranscriptName = (fileName: string): boolean => isOneOf(transcriptExtensions, extensionOf(fileName));

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}
