/** Keeps the screen on while the page is looked at, where the browser can. Gives the way to let it sleep again. */
export function stayAwake(): () => void {
  const manager = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (!manager) return () => {};
  let over = false;
  let lock: WakeLockSentinel | null = null;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    const taken = await manager.request('screen').catch(() => null);
    if (over) void taken?.release().catch(() => undefined);
    else lock = taken;
  };
  const onVisible = (): void => void take();
  void take();
  // the browser lets it go whenever the page is hidden
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release().catch(() => undefined);
  };
}
