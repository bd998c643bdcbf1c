import { describe, expect, it } from 'vitest';
import { readContactsCsv } from './read-contacts-csv.ts';

describe('a table of contacts', () => {
  it('is read by the names of its columns, in any order', () => {
    const { contacts, problems } = readContactsCsv(
      '\uFEFFSpecialty,Fax Number,Organization,Name,Preferred\r\nCardiology,(212) 555-0123,"Harbor, Inc.",Dr Ann Lee,yes\r\n',
    );
    expect(problems).toEqual([]);
    expect(contacts).toEqual([
      {
        line: 2,
        name: 'Dr Ann Lee',
        organisation: 'Harbor, Inc.',
        number: '+12125550123',
        specialty: 'Cardiology',
        preferred: true,
      },
    ]);
  });

  it.each([
    ['semicolons', 'Name;Fax\nAnn Lee;+44 20 7946 0958'],
    ['tabs', 'Name\tFax\nAnn Lee\t+44 20 7946 0958'],
  ])('may have %s', (_what, csv) => {
    expect(readContactsCsv(csv).contacts).toMatchObject([{ name: 'Ann Lee', number: '+442079460958' }]);
  });

  it('joins first and last names, and takes an organisation for a name where no person is named', () => {
    const { contacts } = readContactsCsv(
      'First Name,Last Name,Company,Business Fax\nAnn,Lee,Harbor,2125550123\n,,Imaging Center,2125550124\n',
    );
    expect(contacts).toMatchObject([
      { name: 'Ann Lee', organisation: 'Harbor' },
      { name: 'Imaging Center', organisation: '' },
    ]);
  });

  it('names each line that cannot be read, with the reason, and reads the others', () => {
    const { contacts, problems } = readContactsCsv('Name,Fax\nAnn,12\n,2125550123\nBen,\n\nCleo,2125550125\n');
    expect(contacts).toMatchObject([{ name: 'Cleo', line: 6 }]);
    expect(problems).toMatchObject([
      { line: 2, text: expect.stringContaining('“12” is not a complete fax number') },
      { line: 3, text: 'a name is needed' },
      { line: 4, text: 'no fax number' },
    ]);
  });

  it.each([
    ['without a column of numbers', 'Name,Phone\nAnn,2125550123'],
    ['that is empty', '\n\n'],
  ])('%s is refused', (_what, csv) => {
    expect(() => readContactsCsv(csv)).toThrow('names no column with fax numbers');
  });

  it('with too many lines is refused', () => {
    const rows = Array.from({ length: 5_001 }, (_, at) => `Clinic ${at},2125550123`);
    expect(() => readContactsCsv(['Name,Fax', ...rows].join('\n'))).toThrow('at most 5000');
  });
});
