import type { ApplicationState } from '@sojourn/contract/booking/application/application.codes'

/** What can happen to an application; an event ending in `Unasked` is one that nobody needs to approve. */
export const applicationEvents = [
  'submit',
  'submitUnasked',
  'modify',
  'modifyUnasked',
  'revoke',
  'revokeUnasked',
  'transfer',
  'approve',
  'reject',
  'withdraw',
  'close',
  'complete',
  'expire',
  'delete',
] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

export type ApplicationActor = 'applicant' | 'approver' | 'system'

interface Transition {
  to: ApplicationState
  by: readonly ApplicationActor[]
}
type Row = Partial<Record<ApplicationEvent, Transition>>

/** What waits for a decision: agreed, refused, or withdrawn by its applicant; silence may decide for the approver. */
const asked = (agreed: ApplicationState, refused: ApplicationState, withdrawn: ApplicationState): Row => ({
  approve: { to: agreed, by: ['approver', 'system'] },
  reject: { to: refused, by: ['approver', 'system'] },
  withdraw: { to: withdrawn, by: ['applicant'] },
  expire: { to: 'expired', by: ['system'] },
})

/** In force: bookings follow it, and it may be changed, given up or ended. */
const inForce: Row = {
  modify: { to: 'modifying', by: ['applicant'] },
  modifyUnasked: { to: 'modified', by: ['applicant'] },
  revoke: { to: 'revoking', by: ['applicant'] },
  revokeUnasked: { to: 'revoked', by: ['applicant'] },
  close: { to: 'completed', by: ['applicant'] },
  complete: { to: 'completed', by: ['system'] },
  expire: { to: 'expired', by: ['system'] },
}

const written: Row = {
  submit: { to: 'approving', by: ['applicant'] },
  submitUnasked: { to: 'approved', by: ['applicant'] },
  delete: { to: 'deleted', by: ['applicant'] },
}

/** Every legal transition (handbook 9.2). */
export const applicationTransitions: Record<ApplicationState, Row> = {
  draft: written,
  approving: { ...asked('approved', 'rejected', 'cancelled'), transfer: { to: 'transferred', by: ['approver', 'system'] } },
  transferred: asked('approved', 'rejected', 'cancelled'),
  rejected: written,
  approved: inForce,
  modified: inForce,
  modifyRejected: inForce,
  modifyCancelled: inForce,
  revokeRejected: inForce,
  revokeCancelled: inForce,
  modifying: asked('modified', 'modifyRejected', 'modifyCancelled'),
  revoking: asked('revoked', 'revokeRejected', 'revokeCancelled'),
  cancelled: {},
  revoked: {},
  completed: {},
  expired: {},
  deleted: {},
}

/** The state after an event, or undefined where the event is not legal. */
export const nextApplicationState = (state: ApplicationState, event: ApplicationEvent): ApplicationState | undefined =>
  applicationTransitions[state][event]?.to

export const mayCauseApplication = (state: ApplicationState, event: ApplicationEvent, actor: ApplicationActor): boolean =>
  applicationTransitions[state][event]?.by.includes(actor) ?? false

const enteringForce = new Set<ApplicationEvent>(['submitUnasked', 'modifyUnasked', 'approve'])

/** With this step the latest contents become those that bookings follow; an agreed revocation brings none. */
export const entersForce = (event: ApplicationEvent, to: ApplicationState): boolean =>
  enteringForce.has(event) && to !== 'revoked'

/** What waits for a decision is shown as it is asked for, otherwise what holds; versions of contents, `valid` 0 where none holds. */
export const shownVersion = (state: ApplicationState, { asked, valid }: { asked: number; valid: number }): number =>
  valid === 0 || state === 'modifying' ? asked : valid

/** New bookings may be made under it. */
export const isBookable = (state: ApplicationState): boolean => applicationTransitions[state] === inForce

/** Its applicant may go on writing it and submit it. */
export const isWritable = (state: ApplicationState): boolean => applicationTransitions[state] === written

/** Somebody has to decide. */
export const isAsked = (state: ApplicationState): boolean => applicationTransitions[state].withdraw !== undefined

const refusals: readonly ApplicationState[] = ['rejected', 'modifyRejected', 'revokeRejected', 'expired']
/** Somebody refused what was asked for, or its time was over. */
export const isRefusal = (state: ApplicationState): boolean => refusals.includes(state)

/** Nothing happens to it any more; what it set aside is free again. */
export const isEnded = (state: ApplicationState): boolean => Object.keys(applicationTransitions[state]).length === 0
