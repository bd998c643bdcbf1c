/** Less than this is a page that was slow, not a device that slept: milliseconds. */
const shortest = 2_000;

/**
 * Tells when the device slept: time went by on the wall's clock and not on that of the sound.
 * @returns a function to be told both clocks often; it gives the length of the gap since it was told last, 0 when there was none
 */
export function watchGaps(): (wallMs: number, soundMs: number) => number {
  let last: { wall: number; sound: number } | null = null;
  return (wall, sound) => {
    const missing = last ? wall - last.wall - (sound - last.sound) : 0;
    last = { wall, sound };
    return missing >= shortest ? Math.round(missing) : 0;
  };
}
