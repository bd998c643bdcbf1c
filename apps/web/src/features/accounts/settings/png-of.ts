/** The letterhead shows a third of it, at three pixels to the point at most. */
const longestSide = 480;
const mostBytes = 5 * 1024 * 1024;

/** A picture as a PNG data address, at most 480 pixels a side; empty when the browser cannot read it. */
export async function pngOf(file: File): Promise<string> {
  if (file.size > mostBytes) return '';
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / picture.width, longestSide / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  } catch {
    return '';
  }
}
