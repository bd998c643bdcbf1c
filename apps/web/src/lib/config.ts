/** Where things live that differ from one installation to the next. The server writes it into the page as JSON. */
export type AppConfig = {
  /** The product's paths. */
  apiBase: string;
  /** The PDF service; the API's host when it has no own one. */
  pdfBase?: string;
  /** What hears people while they speak: the engine's own service (a WebSocket's address), the server's relay, or nothing. */
  liveSpeech: string | null;
  links: Partial<Record<LinkName, string>>;
};

export type LinkName =
  | 'extensionStore'
  | 'billing'
  | 'community'
  | 'videoTraining'
  | 'selfHelpGuide'
  | 'customerSupport'
  | 'termsOfUse'
  | 'privacyPolicy';

const defaults: AppConfig = { apiBase: '/api', liveSpeech: 'relay', links: {} };

/** @param text content of the page's `app-config` element; the unfilled placeholder gives the defaults */
export function parseConfig(text: string | null | undefined): AppConfig {
  if (!text?.startsWith('{')) return defaults;
  const given = JSON.parse(text) as Partial<AppConfig>;
  return { ...defaults, ...given, links: onlyWeb(given.links ?? {}) };
}

/** An address of another kind (`javascript:`) never becomes a link. */
function onlyWeb(links: AppConfig['links']): AppConfig['links'] {
  return Object.fromEntries(Object.entries(links).filter(([, address]) => /^(https?:|mailto:)/i.test(address ?? '')));
}

/** The first picture is rendered when the pages are built: there is no document, and the defaults hold. */
const given =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="app-config"]');
export const config = parseConfig(given?.content);
