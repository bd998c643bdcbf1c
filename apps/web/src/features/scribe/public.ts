export { contextIds, useContextIds } from './context/context-selection.ts';
export { lastTemplate } from './last-template.ts';
export { modelWish, useChartModel } from './model/chart-model.ts';
export { ModelChip } from './model/ModelChip.tsx';
export { useNotePrice } from './use-note-price.ts';
