import type { text as source } from './incident-letter.zh-CN'

export const text: typeof source = {
  subject: {
    told: (p) => `Are you safe? ${p.title}`,
    reminded: (p) => `Please say that you are safe: ${p.title}`,
  },
  body: {
    told: (p) =>
      [
        `Dear ${p.name},`,
        '',
        p.message,
        '',
        `Where: ${p.places}`,
        `When: ${p.from} to ${p.to} (Beijing time)`,
        '',
        'You are booked to be there at this time. Please tell your company on the page below that you are safe, or that you need help:',
        p.link,
        '',
        'Sojourn',
      ].join('\n'),
    reminded: (p) =>
      [
        `Dear ${p.name},`,
        '',
        'Your company has not heard from you yet. Please say on the page below that you are safe, or what help you need:',
        p.link,
        '',
        p.message,
        '',
        `Where: ${p.places}`,
        `When: ${p.from} to ${p.to} (Beijing time)`,
        '',
        'Sojourn',
      ].join('\n'),
  },
}
