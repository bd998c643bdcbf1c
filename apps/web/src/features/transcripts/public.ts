export { useContextIds } from './context/context-selection.ts';
export { showInChart } from './context/show-in-chart.ts';
export { RichText } from './copy/RichText.tsx';
export { EnglishOnly } from './english/EnglishOnly.tsx';
export { RichTextField } from './editor/RichTextField.tsx';
export { lastTemplate } from './last-template.ts';
export { useChartModel } from './model/chart-model.ts';
export { prechartsKey, rememberEntry } from './transcripts.api.ts';
