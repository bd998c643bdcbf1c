/** Hands a file to the browser's own saving. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // the browser reads the address after this turn
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
