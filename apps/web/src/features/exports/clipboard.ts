import type { CopiedNote } from './copy-note.ts';

/** Puts plain text on the clipboard. @throws when the browser refuses */
export async function copyPlain({ plain }: CopiedNote): Promise<void> {
  await navigator.clipboard.writeText(plain);
}

/** Puts both forms on the clipboard, so that a plain field takes the plain one. @throws when the browser refuses or cannot */
export async function copyRich({ plain, html }: CopiedNote): Promise<void> {
  const blob = (text: string, type: string): Blob => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': blob(plain, 'text/plain'), 'text/html': blob(html, 'text/html') }),
  ]);
}
