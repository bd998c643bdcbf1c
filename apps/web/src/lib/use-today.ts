import { useEffect, useState } from 'react';
import { dayOf } from './today.ts';

const everyMinute = 60_000;

/** Today where the reader is; it follows midnight while the page is open. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return today;
}
