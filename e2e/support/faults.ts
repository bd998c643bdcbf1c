import type { BrowserContext } from '@playwright/test';

/** What pages rightly complain of while the program is dead. */
export const programGone =
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/;

/** Collects what goes wrong in any page of a context: console errors, uncaught errors, refusals by the content policy. */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.exposeBinding('tellOfViolation', (_source, text: string) => faults.push(`policy: ${text}`));
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    tellOfViolation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber))`);
  return faults;
}
