/** Characters that texts hold and that are neither letters nor printable ASCII. */
const layout = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/**
 * Text of a file: UTF-8, or UTF-16 with a byte order mark, or Windows Latin 1 when nothing speaks against it.
 * Null when it is none of them, or holds control characters as programs and pictures do.
 */
export function decodeText(bytes: Buffer): string | null {
  const text = byMark(bytes) ?? strict(bytes, 'utf-8') ?? latin1(bytes);
  return text === null || hasControls(text) ? null : text;
}

function byMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strict(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strict(bytes, 'utf-16be');
  return null;
}

function strict(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Western text has few bytes beyond ASCII, and each stands for a letter, a quotation mark or a sign that people write. */
function latin1(bytes: Buffer): string | null {
  let beyond = 0;
  for (const byte of bytes) if (byte >= 0x80) beyond += 1;
  if (beyond * 4 > bytes.length) return null;
  const text = new TextDecoder('windows-1252').decode(bytes);
  return /^[\x00-\x7f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff€‚„…‘’“”•–—ŠšŽžŒœŸ\u00a0¡£§«°±²³´µ·»¼½¾¿×÷]*$/.test(text)
    ? text
    : null;
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && !layout.has(code)) || code === 0x7f) return true;
  }
  return false;
}
