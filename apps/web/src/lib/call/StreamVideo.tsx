import { useEffect, useRef } from 'react';

type Props = { stream: MediaStream; label: string; isOwn?: boolean; className?: string | undefined };

/** A live picture with its sound. One's own is silent and mirrored. */
export function StreamVideo({ stream, label, isOwn = false, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  // a live picture has no words to show: what is said is in the room
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={className}
      aria-label={label}
      muted={isOwn}
      data-own={isOwn || undefined}
      autoPlay
      playsInline
    />
  );
}
