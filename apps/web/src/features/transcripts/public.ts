export { useContextIds } from './context/context-selection.ts';
export { showInChart } from './context/show-in-chart.ts';
export { RichText } from './copy/RichText.tsx';
export { RichField } from './editor/RichField.tsx';
