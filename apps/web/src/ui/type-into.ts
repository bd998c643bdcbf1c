/** Types a text where the caret of a field is, so that it can be undone like what was typed by hand, and limits hold. */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  // the browser's own command is the only way into its history of undoing
  if (document.activeElement === field && insertedByBrowser(text)) return;
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + (selectionEnd - selectionStart));
  field.setRangeText(text.slice(0, room), selectionStart, selectionEnd, 'end');
  // React listens to the event, and looks whether the value is another one than it knows
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function insertedByBrowser(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the history of undoing
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
}
