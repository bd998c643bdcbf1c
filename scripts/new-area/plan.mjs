/** Which template makes which file. Names are filled like the texts. */
export const files = [
  ['contract.schemas', 'packages/contract/src/{{area}}/{{area}}.schemas.ts'],
  ['contract.calls', 'packages/contract/src/{{area}}/{{area}}.calls.ts'],
  ['contract.contract', 'packages/contract/src/{{area}}/{{area}}.contract.ts'],
  ['server.area', 'apps/server/src/areas/{{area}}/area.ts'],
  ['server.readme', 'apps/server/src/areas/{{area}}/README.md'],
  ['server.table', 'apps/server/src/areas/{{area}}/{{area}}.table.ts'],
  ['server.queries', 'apps/server/src/areas/{{area}}/{{area}}.queries.ts'],
  ['server.policy', 'apps/server/src/areas/{{area}}/{{area}}.policy.ts'],
  ['server.policy.test', 'apps/server/src/areas/{{area}}/{{area}}.policy.test.ts'],
  ['server.view', 'apps/server/src/areas/{{area}}/{{area}}.view.ts'],
  ['server.reads', 'apps/server/src/areas/{{area}}/{{area}}.reads.ts'],
  ['server.create', 'apps/server/src/areas/{{area}}/create-{{record}}.ts'],
  ['server.routes', 'apps/server/src/areas/{{area}}/{{area}}.routes.ts'],
  ['server.routes.test', 'apps/server/src/areas/{{area}}/{{area}}.routes.db.test.ts'],
  ['server.builder', 'apps/server/test/builders/{{area}}.ts'],
  ['web.route', 'apps/web/src/routes/_app/{{area}}.tsx'],
  ['web.texts', 'apps/web/src/features/{{area}}/{{area}}.texts.ts'],
  ['web.api', 'apps/web/src/features/{{area}}/{{area}}.api.ts'],
  ['web.page', 'apps/web/src/features/{{area}}/{{Area}}Page.tsx'],
  ['web.form', 'apps/web/src/features/{{area}}/New{{Record}}Form.tsx'],
  ['web.page.test', 'apps/web/src/features/{{area}}/{{Area}}Page.test.tsx'],
  ['e2e.spec', 'e2e/{{area}}.spec.ts'],
];

const words = (name) => name.replaceAll('-', ' ');
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** `fax` → `faxes`, `reply` → `replies`, `note` → `notes`. */
export function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** `faxes` and `fax` → `fax`: what one record of an area is called unless said otherwise. */
export function singularOf(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What stands for each placeholder. Throws for a name that is not lower case with hyphens. */
export function namesOf(area, record = singularOf(area)) {
  for (const name of [area, record]) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`"${name}" is no name: lower case, words joined by hyphens.`);
  }
  const records = pluralOf(record);
  return {
    area,
    Area: pascal(area),
    areaId: camel(area),
    'Area words': sentence(words(area)),
    record,
    Record: pascal(record),
    recordId: camel(record),
    'record words': words(record),
    records,
    Records: pascal(records),
    recordsId: camel(records),
    'records words': words(records),
    'records-path': records,
    records_table: records.replaceAll('-', '_'),
  };
}

/** A text with its placeholders filled. Throws for one that has no value. */
export function fill(text, names) {
  return text.replace(/\{\{([^{}]+)\}\}/g, (whole, name) => {
    if (!(name in names)) throw new Error(`no value for ${whole}`);
    return names[name];
  });
}
