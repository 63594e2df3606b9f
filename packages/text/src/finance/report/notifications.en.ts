import type { text as chinese } from './notifications.zh-CN'

export const text: typeof chinese = {
  subject: (p) => `Monthly report: ${p.view} (${p.month})`,
  body: (p) =>
    [
      `Dear ${p.name},`,
      '',
      `The report "${p.view}" for ${p.month}:`,
      ...p.figures.map(({ name, value, before }) => `${name}: ${value} (same days before: ${before})`),
      '',
      'Open the report to see its lines, or to export it as Excel or PDF:',
      p.link,
      '',
      p.sender ? `${p.sender} has it sent to you every month.` : 'You have it sent every month.',
      'To stop it, press "Stop sending" under "Views" on the page of the report.',
      '',
      'Sojourn',
    ].join('\n'),
}
