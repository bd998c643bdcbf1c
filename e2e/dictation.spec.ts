import { existsSync } from 'node:fs';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { newEntryPanel, transcriptField } from './support/chart.ts';
import { programGone } from './support/faults.ts';
import { expect, makeAccount, signIn, test } from './support/fixtures.ts';
import { fakeMicrophone } from './support/fake-microphone.ts';
import { Program } from './support/program.ts';
import { spokenVisit } from './support/spoken-visit.ts';

const voice = spokenVisit();
test.skip(voice === null, 'no speech synthesiser (espeak-ng or flite) is installed');
test.skip(!existsSync('/usr/share/pocketsphinx/model/en-us'), 'PocketSphinx is not installed');
test.use({ ...fakeMicrophone(voice), expectedFaults: programGone });

test('what is said is written where the caret is, and the same button stops it', async ({ page }) => {
  test.setTimeout(180_000);
  const program = await Program.start({ STT_ENGINE: 'pocketsphinx' });
  try {
    await signIn(page, program, await makeAccount(program));
    const api = await Api.of(page, program);
    await api.adoptStarter('soap');
    const { id: noteId } = await api.addPatient('Maria Santos');
    await page.goto(`${program.address}/chat?id=${noteId}`);
    const field = await transcriptField(page);
    await expect(
      newEntryPanel(page)
        .getByRole('button', { name: /^Dictate/ })
        .first(),
    ).toBeVisible();
    await field.fill('Seen today: ');
    await field.press('End');
    await page.keyboard.press('Control+Shift+D');
    const stop = newEntryPanel(page).getByRole('button', { name: 'Stop dictating' });
    await expect(stop).toHaveAttribute('data-state', 'listening');
    await expect.poll(() => field.inputValue(), { timeout: 90_000 }).toMatch(/^Seen today: \w+ /);
    await stop.click();
    await expect(newEntryPanel(page).getByRole('button', { name: /^Dictate/ })).toBeVisible();
    expect(await field.inputValue()).toMatch(/^Seen today: /);
    await expectAccessible(page);
  } finally {
    await program.dispose();
  }
});
