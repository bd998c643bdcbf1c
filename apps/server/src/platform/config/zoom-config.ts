/** Credentials of an app of Zoom's Meeting SDK. */
export type ZoomConfig = { key: string; secret: string };

type Variables = { ZOOM_SDK_KEY: string | null; ZOOM_SDK_SECRET: string | null };

/** @throws Error for one of the two without the other, and for the same text in both */
export function zoomConfig({ ZOOM_SDK_KEY: key, ZOOM_SDK_SECRET: secret }: Variables): ZoomConfig | null {
  if (key === null && secret === null) return null;
  if (secret === null) throw new Error('ZOOM_SDK_KEY: it needs ZOOM_SDK_SECRET, from the same app');
  if (key === null) throw new Error('ZOOM_SDK_SECRET: it needs ZOOM_SDK_KEY, from the same app');
  if (key === secret) throw new Error('ZOOM_SDK_SECRET: it is the same as ZOOM_SDK_KEY');
  return { key, secret };
}
