type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** `mod+k`, `mod+Enter`, `j`, `?`, `Escape`. `mod` is Command on a Mac, Control elsewhere. */
export function matchesKeys(keys: string, event: Pressed, mac: boolean): boolean {
  const parts = keys.split('+');
  const key = (parts.pop() ?? '').toLowerCase();
  const mod = mac ? event.metaKey : event.ctrlKey;
  const otherMod = mac ? event.ctrlKey : event.metaKey;
  if (event.key.toLowerCase() !== key || otherMod || event.altKey) return false;
  if (mod !== parts.includes('mod')) return false;
  // A sign such as "?" needs Shift on many keyboards, so Shift counts for letters and named keys only.
  return !/^[a-z]$|^.{2,}$/.test(key) || event.shiftKey === parts.includes('shift');
}

/** Single keys are for the page, not for where people write. */
export function isSingleKey(keys: string): boolean {
  return !keys.includes('mod+');
}

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [contenteditable="true"]') !== null
  );
}
