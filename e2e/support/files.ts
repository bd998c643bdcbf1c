import type { Page } from '@playwright/test';

/** A file as a file chooser takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export function textFile(name: string, text: string): ChosenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

export function jsonFile(name: string, value: unknown): ChosenFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) };
}

/** A second of a 440 Hz tone, 16-bit mono at 8 kHz. */
export function wavFile(name: string): ChosenFile {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * 2);
  for (let at = 0; at < rate; at++)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((at * 440 * 2 * Math.PI) / rate)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) };
}

/** The start of a Windows program, under any name. */
export function programFile(name: string): ChosenFile {
  const buffer = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(500, 0x11)]);
  return { name, mimeType: 'application/octet-stream', buffer };
}

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

/** Sheets of typed lines as a PDF, and each as a photograph of it. */
export async function printedSheets(
  page: Page,
  sheets: readonly (readonly string[])[],
): Promise<{ pdf(name: string): Promise<ChosenFile>; photo(name: string): Promise<ChosenFile> }> {
  const drawing = await page.context().newPage();
  await drawing.setContent(
    sheets.map((lines) => `<section style="font:22px Arial;break-after:page">${paragraphs(lines)}</section>`).join(''),
  );
  return {
    pdf: async (name) => ({ name, mimeType: 'application/pdf', buffer: await drawing.pdf({ format: 'A4' }) }),
    photo: async (name) => ({ name, mimeType: 'image/jpeg', buffer: await drawing.screenshot({ type: 'jpeg' }) }),
  };
}
