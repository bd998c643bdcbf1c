import type { CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import type { IconName } from '../../ui/icons.ts';

export const assetIcons: Record<CardAsset['kind'], IconName> = {
  pdf: 'file-text',
  image: 'photo',
  audio: 'microphone',
  text: 'file',
};
