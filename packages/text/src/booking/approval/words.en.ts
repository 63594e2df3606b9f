import type { text as source } from './words.zh-CN'

const inPlaceOf = (p: { actor: string; forWhom: string }): string => `${p.actor} for ${p.forWhom}`
const by = (p: { actor: string; forWhom: string }): string => (p.forWhom ? inPlaceOf(p) : p.actor)

export const text: typeof source = {
  inPlaceOf,
  notYours: 'You are not an approver of this request',
  notYourTurn: 'It is not your turn yet',
  decided: 'This approval is already decided',
  expired: 'The time for this approval is over',
  list: (p) => p.items.join(', '),
  acts: {
    submit: (p) => `${p.actor} submitted it`,
    agree: (p) => `${by(p)} agreed`,
    agreeWithin: (p) =>
      p.hours > 0
        ? `${by(p)} agreed, also to departures within ${p.hours} h that day at up to ${p.price} more`
        : `${by(p)} agreed, also at up to ${p.price} more`,
    reject: (p) => `${by(p)} rejected it`,
    transfer: (p) => `${by(p)} handed it to ${p.targets}`,
    addSignerBefore: (p) => `${by(p)} asked ${p.targets} to decide first`,
    addSignerAfter: (p) => `${by(p)} asked ${p.targets} to decide afterwards`,
    withdraw: (p) => `${p.actor} withdrew it`,
    urge: (p) => `${p.actor} urged ${p.targets}`,
    comment: (p) => `${p.actor} commented`,
    remind: (p) => `${p.targets} reminded`,
    escalate: (p) => `Nobody decided in time; now ${p.targets} decides`,
    tell: (p) => (p.targets ? `${p.targets} notified; no decision needed` : 'Copied only; no decision needed'),
    timeOut: () => 'Nobody decided in time; the flow ended it',
    timeOutApproved: () => 'Nobody decided in time; the flow approved it',
    substitute: (p) =>
      p.from === p.to && p.before === p.after
        ? 'The seats were no longer to be had; others on the same flight were taken at the same price, within what was approved'
        : p.from === p.to
          ? `The fare went from ${p.before} to ${p.after}, within what was approved; the seats are kept at the new fare`
          : `${p.from} was no longer to be had; ${p.to} was taken within what was approved (${p.before} → ${p.after})`,
  },
}
