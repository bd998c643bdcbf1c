import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test, themes } from './support/fixtures.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });
    test('looks', async ({ page, program, signedIn: _ }) => {
      const api = await Api.of(page, program);
      const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
      const me = await page.evaluate<{ user: { id: string } }>(`fetch('/api/auth/session').then((reply) => reply.json())`);
      const type = await api.call<{ id: string }>('POST', '/schedules/types', { name: 'First visit', minutes: 40, bufferBefore: 5, bufferAfter: 10 });
      const spans = [0,1,2,3,4,5,6].map((day) => ({ day, from: '08:00', to: day === 6 ? '12:00' : '17:00' }));
      await api.call('PUT', `/schedules/hours/${me.user.id}`, { timeZone: zone, spans });
      for (const [name, time, minutes, t] of [['Maria Lind', '09:00', 20], ['Tom Ode', '09:20', 10], ['Priya Raman', '10:15', 40, type.id], ['Émile Dubois', '11:30', 60]] as const) {
        const note = await api.addPatient(name, { dateOfBirth: '1958-03-14', sex: 'female' });
        await api.call('POST', '/schedules/', { noteId: note.id, startsAt: `${today}T${time}`, timeZone: zone, minutes, title: 'Cough and fever', ...(t ? { typeId: t } : {}), evenClosed: true });
      }
      const next = new Date(Date.parse(`${today}T00:00:00Z`) - 86400000).toISOString().slice(0, 10);
      await api.call('POST', '/schedules/closed-days', { first: next, last: next, name: 'Holiday' }).catch((e) => console.log(String(e)));
      await page.goto(program.address + '/schedules?view=week');
      await expect(page.getByRole('button', { name: /^Maria Lind/ })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: `/tmp/cal-look/week-${theme}.png` });
      await page.getByRole('button', { name: /^Maria Lind/ }).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.screenshot({ path: `/tmp/cal-look/week-moving-${theme}.png` });
      await page.keyboard.press('Escape');
      await page.goto(program.address + '/schedules?view=day&whose=clinic');
      await expect(page.getByRole('button', { name: /^Maria Lind/ })).toBeVisible();
      await page.screenshot({ path: `/tmp/cal-look/day-${theme}.png` });
      await page.getByRole('button', { name: /^Maria Lind/ }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await page.screenshot({ path: `/tmp/cal-look/menu-${theme}.png` });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(program.address + '/schedules?view=week');
      await expect(page.getByRole('button', { name: /^Maria Lind/ })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
      await page.screenshot({ path: `/tmp/cal-look/phone-${theme}.png` });
    });
  });
}
