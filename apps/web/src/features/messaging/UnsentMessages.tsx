import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startSending } from './start-sending.ts';

/** Sends messages that a closed page left on this device; shows nothing. */
export function UnsentMessages() {
  const queries = useQueryClient();
  useEffect(() => void startSending(queries), [queries]);
  return null;
}
