/** The product's sign: a note whose last line points back at its source. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <path d="M9 10h14M9 16h9M9 22h5" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="22" cy="21" r="3" fill="#f2c94c" />
    </svg>
  );
}
