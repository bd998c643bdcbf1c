import { texts } from '../../lib/texts.ts';

export const t = texts({ share: 'Share' });
