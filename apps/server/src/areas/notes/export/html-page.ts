import { escapeHtml } from '@clinical/language/note-html';

/**
 * A page that stands alone, e.g. in an archive: it may load nothing and run nothing. `body` is HTML that is clean already, `title`
 * is text.
 */
export function htmlPage(title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/26px system-ui, sans-serif; }
h1 { font-size: 24px; } h2 { font-size: 20px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; } dt { color: GrayText; } dd { margin: 0; }
table { border-collapse: collapse; } td, th { border: 1px solid; padding: 2px 8px; }
pre { white-space: pre-wrap; font: inherit; }
</style>
</head>
<body>
<h1>${heading}</h1>
${body}
</body>
</html>
`;
}
