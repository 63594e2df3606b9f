import { applicationStates, type ApplicationState } from '@sojourn/contract/booking/application/application.codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applicationTransitions,
  entersForce,
  isAsked,
  isBookable,
  isEnded,
  isWritable,
  mayCauseApplication,
  nextApplicationState,
  type ApplicationActor,
  type ApplicationEvent,
} from './transitions'

const inForce = ['approved', 'modified', 'modifyRejected', 'modifyCancelled', 'revokeRejected', 'revokeCancelled'] as const
const ofForce = (state: ApplicationState): [string, ApplicationState][] => [
  [`${state} modify`, 'modifying'],
  [`${state} modifyUnasked`, 'modified'],
  [`${state} revoke`, 'revoking'],
  [`${state} revokeUnasked`, 'revoked'],
  [`${state} close`, 'completed'],
  [`${state} complete`, 'completed'],
  [`${state} expire`, 'expired'],
]
/** Handbook 9.2, written a second time so that a slip in either is found. */
const legal = new Map<string, ApplicationState>([
  ['draft submit', 'approving'],
  ['draft submitUnasked', 'approved'],
  ['draft delete', 'deleted'],
  ['rejected submit', 'approving'],
  ['rejected submitUnasked', 'approved'],
  ['rejected delete', 'deleted'],
  ['approving approve', 'approved'],
  ['approving reject', 'rejected'],
  ['approving withdraw', 'cancelled'],
  ['approving expire', 'expired'],
  ['approving transfer', 'transferred'],
  ['transferred approve', 'approved'],
  ['transferred reject', 'rejected'],
  ['transferred withdraw', 'cancelled'],
  ['transferred expire', 'expired'],
  ['modifying approve', 'modified'],
  ['modifying reject', 'modifyRejected'],
  ['modifying withdraw', 'modifyCancelled'],
  ['modifying expire', 'expired'],
  ['revoking approve', 'revoked'],
  ['revoking reject', 'revokeRejected'],
  ['revoking withdraw', 'revokeCancelled'],
  ['revoking expire', 'expired'],
  ...inForce.flatMap(ofForce),
])
const pairs = applicationStates.words.flatMap((state) => applicationEvents.map((event) => [state, event] as const))

describe('the states of a travel application (handbook 9.2)', () => {
  test.each(pairs)('%s + %s', (state, event) => {
    expect(nextApplicationState(state, event)).toBe(legal.get(`${state} ${event}`))
  })
  test('bookings follow those in force, and no other', () => {
    expect(applicationStates.words.filter(isBookable).toSorted()).toEqual([...inForce].toSorted())
  })
  test('only these end', () => {
    expect(applicationStates.words.filter(isEnded).toSorted()).toEqual(
      ['cancelled', 'completed', 'deleted', 'expired', 'revoked'].toSorted(),
    )
  })
  test('what is written may be deleted, what was approved may not', () => {
    expect(applicationStates.words.filter(isWritable)).toEqual(['rejected', 'draft'])
    for (const state of inForce) expect(nextApplicationState(state, 'delete')).toBeUndefined()
  })
  test('whoever waits for a decision may withdraw, and only approvers or silence decide', () => {
    for (const state of applicationStates.words.filter(isAsked)) {
      expect(mayCauseApplication(state, 'withdraw', 'applicant')).toBe(true)
      expect(mayCauseApplication(state, 'approve', 'applicant')).toBe(false)
      expect(mayCauseApplication(state, 'approve', 'approver')).toBe(true)
    }
    for (const actor of ['approver', 'system'] as const) expect(mayCauseApplication('approving', 'transfer', actor)).toBe(true)
    expect(mayCauseApplication('approving', 'transfer', 'applicant')).toBe(false)
  })
  test.each<[string, ApplicationState, ApplicationEvent[], ApplicationActor]>([
    ['its applicant writes it', 'draft', ['submit', 'submitUnasked', 'delete'], 'applicant'],
    ['nobody else writes it', 'draft', [], 'approver'],
    ['nor the system', 'draft', [], 'system'],
    ['its applicant withdraws what waits', 'modifying', ['withdraw'], 'applicant'],
    ['an approver decides', 'modifying', ['approve', 'reject'], 'approver'],
    ['silence decides or ends it', 'modifying', ['approve', 'reject', 'expire'], 'system'],
    [
      'its applicant changes, revokes or closes what is in force',
      'approved',
      ['modify', 'modifyUnasked', 'revoke', 'revokeUnasked', 'close'],
      'applicant',
    ],
    ['no approver undoes what is in force', 'approved', [], 'approver'],
    ['what is used up or out of date ends by itself', 'approved', ['complete', 'expire'], 'system'],
    ['nobody wakes what has ended', 'revoked', [], 'applicant'],
  ])('%s: %s', (_title, state, events, actor) => {
    expect(applicationEvents.filter((event) => mayCauseApplication(state, event, actor))).toEqual(events)
    expect(mayCauseApplication(state, 'submit', actor)).toBe(events.includes('submit'))
  })
  test('what bookings follow changes with an approval or where none is asked for, never with a revocation', () => {
    const entering = applicationEvents.filter((event) => entersForce(event, 'approved'))
    expect(entering).toEqual(['submitUnasked', 'modifyUnasked', 'approve'])
    expect(entersForce('approve', 'revoked')).toBe(false)
    expect(entersForce('approve', 'modified')).toBe(true)
  })
  test('a refused or withdrawn change leaves the application in force', () => {
    for (const event of ['reject', 'withdraw'] as const)
      for (const state of ['modifying', 'revoking'] as const) expect(isBookable(nextApplicationState(state, event)!)).toBe(true)
  })
  test('every series of events stays in the table, and an ended application stays ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...applicationStates.words),
        fc.array(fc.constantFrom(...applicationEvents)),
        (start, events) => {
          let state: ApplicationState = start
          for (const event of events) {
            const next = nextApplicationState(state, event)
            if (isEnded(state)) expect(next).toBeUndefined()
            state = next ?? state
          }
          expect(Object.keys(applicationTransitions)).toContain(state)
        },
      ),
    )
  })
  test('whatever is not ended can end by itself or by its applicant', () => {
    for (const state of applicationStates.words.filter((word) => !isEnded(word)))
      expect(mayCauseApplication(state, 'expire', 'system') || mayCauseApplication(state, 'delete', 'applicant')).toBe(true)
  })
})
