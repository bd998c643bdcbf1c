export { type ChartChoice, chartChoices } from './chart-choices.ts';
export { ChartSelect } from './ChartSelect.tsx';
export { ChosenTags } from './ChosenTags.tsx';
export { briefKey, noteListsKey, noteQuery, noteSearchQuery, notesKey, openWorkQuery } from './notes.api.ts';
export { PatientBanner } from './PatientBanner.tsx';
export { PatientSearch } from './PatientSearch.tsx';
export { TagMenu } from './TagMenu.tsx';
export { sampleQuery } from './sample.api.ts';
