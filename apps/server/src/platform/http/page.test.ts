import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { parseConfig } from '../config/config.ts';
import { loadPage, loadWorker } from './page.ts';

test('the page carries its configuration as an attribute and each reply its own nonce', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<meta content="__APP_CONFIG__"><meta nonce="__CSP_NONCE__">');
  const page = loadPage(folder, parseConfig({ COMMUNITY_URL: 'https://example.org/?a="b"&c=<d>' }));
  expect(page('one')).toBe(
    '<meta content="{&quot;apiBase&quot;:&quot;/api&quot;,&quot;links&quot;:{&quot;community&quot;:&quot;https://example.org/?a=\\&quot;b\\&quot;&amp;c=&lt;d&gt;&quot;}}"><meta nonce="one">',
  );
  expect(page('two')).toContain('nonce="two"');
});

test('the script that opens pages without a network is read when the build made one', async () => {
  const folder = await temporaryFolder();
  expect(loadWorker(folder)).toBeNull();
  writeFileSync(join(folder, 'service-worker.js'), 'addEventListener;');
  expect(loadWorker(folder)).toBe('addEventListener;');
});
