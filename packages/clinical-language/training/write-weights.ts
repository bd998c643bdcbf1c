import { writeFileSync } from 'node:fs';

const attribution = `// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.`;

/** Writes a weights file: one string constant with the model's stored text. */
export function writeWeights(file: string, name: string, purpose: string, stored: string): void {
  const body = stored.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const text = `${attribution}\n\n/** ${purpose} */\nexport const ${name} = \`${body}\n\`;\n`;
  writeFileSync(new URL(`../src/weights/${file}.ts`, import.meta.url), text);
  console.log(`${file}: ${stored.split('\n').length} weights, ${Math.round(text.length / 1024)} KiB`);
}
