import { warn } from './log.ts';

/** Long enough for the page and its data to be there first, in milliseconds. */
const quietAfter = 3_000;

/** Lets the browser keep the program's files, so that pages open without a network. Gives the way to stop. */
export function registerAppShell(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return () => undefined;
  const timer = setTimeout(() => {
    workers.register('/service-worker.js').catch(() => warn('The pages could not be kept for use without a network'));
  }, quietAfter);
  return () => clearTimeout(timer);
}
