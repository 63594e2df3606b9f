import type { text as source } from './incident-notification.zh-CN'

export const text: typeof source = {
  subject: {
    told: (p) => `Are you safe? ${p.title}`,
    reminded: (p) => `Please say that you are safe: ${p.title}`,
    updated: (p) => `News: ${p.title}`,
    released: (p) => `No longer about your trip: ${p.title}`,
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
    updated: (p) =>
      [
        `Dear ${p.name},`,
        '',
        p.message,
        '',
        `Where: ${p.places}`,
        `When: ${p.from} to ${p.to} (Beijing time)`,
        '',
        'Your company has changed what stands above. If anything is different with you, please say so on the page below:',
        p.link,
        '',
        'Sojourn',
      ].join('\n'),
    released: (p) =>
      [
        `Dear ${p.name},`,
        '',
        `The place or the time of “${p.title}” has been corrected. It is no longer about your trip, and you need not answer.`,
        '',
        'If you need help nevertheless, please get in touch with the travel administrator of your company.',
        '',
        'Sojourn',
      ].join('\n'),
  },
}
