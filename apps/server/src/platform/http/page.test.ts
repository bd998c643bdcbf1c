import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { parseConfig } from '../config/config.ts';
import { loadPage, loadGuestPage, loadWorker } from './page.ts';

test('the page carries its configuration as an attribute and each reply its own nonce', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<meta content="__APP_CONFIG__"><meta nonce="__CSP_NONCE__">');
  const page = loadPage(folder, parseConfig({ COMMUNITY_URL: 'https://example.org/?a="b"&c=<d>' }));
  expect(page('one')).toBe(
    '<meta content="{&quot;apiBase&quot;:&quot;/api&quot;,&quot;liveSpeech&quot;:null,&quot;links&quot;:{&quot;community&quot;:&quot;https://example.org/?a=\\&quot;b\\&quot;&amp;c=&lt;d&gt;&quot;}}"><meta nonce="one">',
  );
  expect(page('two')).toContain('nonce="two"');
});

test('the page is told what hears people while they speak', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '__APP_CONFIG__');
  const told = (environment: Record<string, string>) => loadPage(folder, parseConfig(environment))('one');
  expect(told({ DEEPGRAM_API_KEY: 'k' })).toContain('&quot;wss://api.deepgram.com/v1/listen&quot;');
  expect(told({ DEEPGRAM_API_KEY: 'k' })).not.toContain('&quot;k&quot;');
  expect(told({ STT_ENGINE: 'pocketsphinx' })).toContain('&quot;liveSpeech&quot;:&quot;relay&quot;');
});

test('the script that opens pages without a network is read when the build made one', async () => {
  const folder = await temporaryFolder();
  expect(loadWorker(folder)).toBeNull();
  writeFileSync(join(folder, 'service-worker.js'), 'addEventListener;');
  expect(loadWorker(folder)).toBe('addEventListener;');
});

test('the page of patients is the same for everybody', async () => {
  const folder = await temporaryFolder();
  expect(loadGuestPage(folder, '/patient')).toBeNull();
  writeFileSync(join(folder, 'patient.html'), '<div id="root"></div>');
  expect(loadGuestPage(folder, '/patient')).toBe('<div id="root"></div>');
});
