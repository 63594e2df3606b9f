import type { text as source } from './vip-marked.zh-CN'

export const text: typeof source = {
  subject: (p) => `Your agency has marked ${p.person} as a VIP`,
  body: (p) =>
    [
      `Dear ${p.name},`,
      '',
      `Your agency has marked ${p.person} as a VIP: from the next order on the VIP service fees are charged. If you do not want this, take the mark away on the page of the person.`,
      p.link,
      '',
      'Sojourn',
    ].join('\n'),
}
