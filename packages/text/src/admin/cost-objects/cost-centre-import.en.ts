import type { text as source } from './cost-centre-import.zh-CN'

export const text: typeof source = {
  title: 'Import cost centres',
  fileLead: 'Excel (.xlsx) and CSV files. The first line names the columns, each line is a cost centre, 5,000 lines at most.',
  fileRules: [
    'Cost centres are known by their code. A code that is not there is a new one.',
    'An empty cell keeps what there is. What is not in the file stays as is and does not end.',
    'Several departments are written with commas between them; “All” means everybody.',
    'Every line is checked first. If one is wrong, nothing is imported.',
  ],
  templateName: 'cost-centres-template',
  tooManyLines: 'The file has more than 5,000 lines. Please split it.',
  noRows: 'The file names columns but has no cost centres',
  columns: {
    code: 'Code',
    name: 'Name',
    nameTraditional: 'Name (Traditional Chinese)',
    nameEnglish: 'Name (English)',
    owner: 'Owner',
    departments: 'Departments',
  },
  example: ['CC2001', '华东销售', '華東銷售', 'Sales East', 'YX0001', 'Sales'],
  unidentified: 'Please match the code, by which cost centres are known',
  wrongFileName: 'cost-centres-to-correct',
  changesLead: (p) => `The first ${p.shown}`,
  thing: 'Cost centre',
  take: (p) => (p.count === 1 ? 'Import one cost centre' : `Import ${p.count} cost centres`),
  doneText: (p) => `${p.added} new, ${p.changed} changed, ${p.same} unchanged.`,
  toList: 'Go to cost centres',
}
