import { warn } from '../lib/log.ts';
import { type IconName, icons } from './icons.ts';

/** `name` may also come from data: an unknown one is logged and shown as a help circle. */
type Props = { name: IconName | (string & {}); size?: number; className?: string; label?: string };

export function Icon({ name, size = 18, className, label }: Props) {
  const known = name in icons;
  if (!known) warn(`Unknown icon: ${name}`);
  const Drawn = icons[known ? (name as IconName) : 'help-circle'];
  const described = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawn size={size} stroke={1.75} className={className} {...described} />;
}
