import { laterPart } from '../lib/parts.ts';
import { toastHostNeeded } from './toast-host.ts';

export type ToastTone = 'error' | 'success' | 'info' | 'warning';
export type ToastOptions = {
  title?: string;
  /** Milliseconds it stays; each tone has its own default. */
  duration?: number;
  /** Undo and the like: one verb. */
  action?: { label: string; run: () => void };
  /** A later toast with the same id takes its place. */
  id?: string;
};

const loadToast = laterPart(() => import('./toasts/show-toast.tsx'));
const durations: Record<ToastTone, number> = { error: 6000, success: 2000, info: 4000, warning: 15_000 };

/** Short messages at the top right, closable. Their code is loaded with the first one. */
export const toast = {
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
};

function show(tone: ToastTone, message: string, options: ToastOptions = {}): void {
  toastHostNeeded.set(true);
  void loadToast().then(({ showToast }) =>
    showToast({ tone, message, ...options, duration: options.duration ?? durations[tone] }),
  );
}
