import type { text as source } from './notifications.zh-CN'

export const text: typeof source = {
  subject: (p) => `Unused tickets end soon: ${p.count}`,
  body: (p) =>
    [
      `Dear ${p.name},`,
      '',
      'These unused tickets end within a month. After that they can be neither used nor refunded.',
      ...p.lines,
      'Only the traveller named on a ticket can use it; whoever booked it can change it to another day or ask for a refund:',
      p.link,
      '',
      'Sojourn',
    ].join('\n'),
  line: (p) =>
    [`${p.traveller}, ${p.title}, ticket ${p.ticketNo}, ${p.value} yuan, valid until ${p.lastDay}`, p.plan]
      .filter(Boolean)
      .join(', '),
  plans: {
    application: (p) => `could be used for application ${p.number} (from ${p.day})`,
    order: (p) => `could replace unpaid order ${p.number} (${p.day})`,
  },
}
