import type { text as source } from './import.zh-CN'

export const text: typeof source = {
  title: 'Import departments',
  fileLead: 'Excel (.xlsx) and CSV files. The first line names the columns, each line is a department, 5,000 lines at most.',
  fileRules: [
    'Departments are known by their number; without one, by their name below their parent. What is not found is a new one.',
    'A parent is written as its number, its name or the way down to it, such as “Head office/East”, and may stand in the file too. “None” is the top.',
    'An empty cell keeps what there is. What is not in the file stays as is and does not end.',
    'Every line is checked first. If one is wrong, nothing is imported.',
  ],
  templateName: 'departments-template',
  tooManyLines: 'The file has more than 5,000 lines. Please split it.',
  noRows: 'The file names columns but has no departments',
  columns: {
    number: 'Number',
    name: 'Name',
    nameTraditional: 'Name (Traditional Chinese)',
    nameEnglish: 'Name (English)',
    parent: 'Belongs to',
    head: 'Head',
  },
  example: ['D1001', '华东销售部', '華東銷售部', 'Sales East', 'Head office/East', 'YX0001'],
  unidentified: 'Please match the number or the name, by which departments are known',
  wrongFileName: 'departments-to-correct',
  changesLead: (p) => `The first ${p.shown}`,
  thing: 'Department',
  take: (p) => (p.count === 1 ? 'Import one department' : `Import ${p.count} departments`),
  doneText: (p) => `${p.added} new, ${p.changed} changed, ${p.same} unchanged.`,
  toList: 'Go to departments',
}
