import type { text as source } from './changed.zh-CN'

const listed = (items: readonly string[]): string => items.join(', ')

export const text: typeof source = {
  subject: (p) => `Your travel standard has changed: ${listed(p.products)}`,
  body: (p) =>
    [
      `Dear ${p.name},`,
      '',
      p.policy === ''
        ? `From ${p.day} on no travel standard for ${listed(p.products)} applies to you.`
        : `From ${p.day} on “${p.policy}” applies to you, with another standard for ${listed(p.products)}.`,
      'What you have booked stays as it was judged. New bookings, changes, and bookings under travel applications are judged by the new standard.',
      p.link,
      '',
      'Sojourn',
    ].join('\n'),
}
