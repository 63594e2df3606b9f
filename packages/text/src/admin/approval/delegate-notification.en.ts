import type { text as source } from './delegate-notification.zh-CN'

export const text: typeof source = {
  set: {
    subject: (p) => `${p.substitute} decides for ${p.principal}`,
    body: (p) => `${p.by} let ${p.substitute} decide about approvals in the place of ${p.principal}, from ${p.from} to ${p.to}.`,
  },
  ended: {
    subject: (p) => `${p.substitute} no longer decides for ${p.principal}`,
    body: (p) => `${p.by} ended that ${p.substitute} decides in the place of ${p.principal} (${p.from} to ${p.to}).`,
  },
  notification: (p) => [`Dear ${p.name},`, '', p.sentence, p.link, '', 'Sojourn'].join('\n'),
}
