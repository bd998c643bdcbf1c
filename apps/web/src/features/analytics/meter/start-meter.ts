import { newKey } from '@clinical/api-client/new-key';
import { warn } from '../../../lib/log.ts';
import { currentViewing } from '../../../lib/session/viewing.ts';
import { placeOnScreen } from './place-on-screen.ts';
import { keepSpans, sendSpans } from './span-outbox.ts';
import { createWorkMeter, type Place } from './work-meter.ts';

/** Scrolling is none: pages scroll by themselves. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** How often the page is looked at, in ms: what is on screen may change without a sign of use. */
const lookEvery = 1_000;
const keepEvery = 15_000;
const sendEvery = 120_000;

/** A UUID, also on pages that are not served securely. */
function newSpanId(): string {
  const key = newKey();
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-8${key.slice(17, 20)}-${key.slice(20)}`;
}

/** Measures this tab until what it returns is called. Nothing is measured while an admin views as a member. */
export function startMeter(): () => void {
  if (currentViewing()) return () => undefined;
  const meter = createWorkMeter(newSpanId);
  let pointer = '';
  let place: Place = placeOnScreen();
  const isHere = () => document.visibilityState === 'visible' && document.hasFocus();
  const use = (event: Event) => {
    if (event.type === 'pointermove') {
      // browsers tell of a move, too, when the page moves under a pointer that rests
      const { screenX, screenY } = event as PointerEvent;
      const at = `${screenX} ${screenY}`;
      if (at === pointer) return;
      pointer = at;
    }
    if (isHere()) meter.use(Date.now(), place);
  };
  const look = () => {
    place = placeOnScreen();
    if (isHere()) meter.show(Date.now(), place);
    else meter.leave(Date.now());
  };
  const keep = () => void keepSpans(meter.take()).catch(() => warn('Measured time was not kept.'));
  const send = () => void sendSpans().catch(() => warn('Measured time was not sent.'));
  const leave = () => {
    meter.leave(Date.now());
    keep();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };

  for (const sign of signs) window.addEventListener(sign, use, { passive: true, capture: true });
  window.addEventListener('blur', leave);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  const timers = [
    setInterval(look, lookEvery),
    setInterval(keep, keepEvery),
    setInterval(() => {
      keep();
      send();
    }, sendEvery),
  ];
  return () => {
    leave();
    for (const timer of timers) clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, use, { capture: true });
    window.removeEventListener('blur', leave);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
