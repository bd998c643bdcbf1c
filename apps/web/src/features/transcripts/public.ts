export { useContextIds } from './context/context-selection.ts';
export { showInChart } from './context/show-in-chart.ts';
export { RichText } from './copy/RichText.tsx';
export { RichTextField } from './editor/RichTextField.tsx';
