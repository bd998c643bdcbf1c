import { useEffect, useState } from 'react';
import { type Devices, setOn } from './devices.ts';

export type Switches = { isMuted: boolean; isDark: boolean; toggleSound: () => void; togglePicture: () => void };

/** Mute and camera off. */
export function useSwitches(devices: Devices | null): Switches {
  const [isMuted, setMuted] = useState(false);
  const [isDark, setDark] = useState(false);
  const { audio = null, video = null } = devices ?? {};
  useEffect(() => setOn(audio, !isMuted), [audio, isMuted]);
  useEffect(() => setOn(video, !isDark), [video, isDark]);
  return { isMuted, isDark, toggleSound: () => setMuted(!isMuted), togglePicture: () => setDark(!isDark) };
}
