import type { text as source } from './report.zh-CN'

export const text: typeof source = {
  title: 'Order report',
  table: 'Order lines',
  action: 'Actions',
  lead: 'One line for each traveller and part of a journey, in yuan; what came back is below nought.',

  export: 'Export to Excel',
  exportHint: (p) => `With these filters and columns, ${p.count} lines at most`,
  exportTickets: 'Export to Excel',
  begun: 'The file is being made; download it here once it is done',
  files: 'My files',
  lines: 'Order lines',
  tickets: 'Unused tickets',
  waiting: 'Waiting',
  running: (p) => `Being made, ${p.count} lines so far`,
  done: (p) => `${p.count} lines, ${p.size}`,
  kept: (p) => `Kept until ${p.until}`,
  failures: {
    tooManyLines: 'More than 200,000 lines: narrow the filters and export again',
    broken: 'The file could not be made. Please export again',
  },
  cancelled: 'Cancelled',
  cancel: 'Cancel',
  download: 'Download',
  downloadFailed: 'The download broke off. Please try again',
  askedAt: (p) => `${p.name} · ${p.at}`,
}
