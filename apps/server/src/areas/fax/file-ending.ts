const endings: Record<string, string> = { 'application/pdf': '.pdf', 'image/tiff': '.tif' };

/** How the name of a fax's file ends. What nobody could open is kept as it came. */
export const endingOf = (mediaType: string): string => endings[mediaType] ?? '.bin';
