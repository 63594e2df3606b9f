import type { text as source } from './proposal.zh-CN'

export const text: typeof source = {
  kinds: { policy: 'travel policy', flows: 'approval flows' },
  quoted: (p) => (p.title === '' ? '' : ` “${p.title}”`),
  proposed: {
    subject: (p) => `Please confirm: ${p.what}`,
    body: (p) => `${p.by} proposes a change of ${p.what} from ${p.day} on. Please publish it, or refuse it and say why.`,
  },
  published: {
    subject: (p) => `Published: ${p.what}`,
    body: (p) => `${p.by} confirmed and published what you proposed: ${p.what}, from ${p.day} on.`,
  },
  publishedAlone: {
    subject: (p) => `Published without a second person: ${p.what}`,
    body: (p) => `${p.by} published ${p.what} from ${p.day} on without a second person. Reason: ${p.reason}`,
  },
  refused: {
    subject: (p) => `Not published: ${p.what}`,
    body: (p) => `${p.by} refused what you proposed: ${p.what}. Reason: ${p.reason}`,
  },
  withdrawn: {
    subject: (p) => `Proposal withdrawn: ${p.what}`,
    body: (p) => `${p.by} withdrew the proposal about ${p.what}. Nothing is left to confirm.`,
  },
  takenBack: {
    subject: (p) => `Taken back: ${p.what}`,
    body: (p) =>
      `${p.by} took a version of ${p.what} back. From ${p.day} on what was before is in force again.${p.reason === '' ? '' : ` Reason: ${p.reason}`}`,
  },
  notification: (p) =>
    [`Dear ${p.name},`, '', p.sentence, ...(p.note === '' ? [] : [`Note: ${p.note}`]), p.link, '', 'Sojourn'].join('\n'),
}
