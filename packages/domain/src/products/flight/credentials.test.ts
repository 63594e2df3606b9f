import { describe, expect, test } from 'vitest'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { flightCredentialFault } from './credentials'

const today = '2026-11-20'

describe('documents (handbook 11.4)', () => {
  test.each([
    ['2010-11-21', undefined],
    ['2010-11-20', 'childDocumentOnly'],
  ])('papers of children are for those under sixteen on board: born %s: %s', (birthDate, expected) => {
    expect(flightCredentialFault({ type: 'birthCertificate', birthDate }, '2026-11-20')).toBe(expected)
    expect(flightCredentialFault({ type: 'householdRegister', birthDate }, '2026-11-20')).toBe(expected)
  })
  test('a document must be accepted on board and valid to the last day', () => {
    expect(flightCredentialFault({ type: 'taiwanPass' }, '2026-11-30')).toBe('notForDomesticFlight')
    expect(flightCredentialFault({ type: 'passport', expiresOn: '2026-11-29' }, '2026-11-30')).toBe('credentialExpired')
    expect(flightCredentialFault({ type: 'passport', expiresOn: '2026-11-30' }, '2026-11-30')).toBeUndefined()
  })
})

test.each<[string, Parameters<typeof flightCredentialFault>[0], TravellerFault | undefined]>([
  ['a birth certificate of somebody whose age is not known', { type: 'birthCertificate' }, undefined],
  ['an identity card of an adult', { type: 'identityCard', birthDate: '1990-03-07' }, undefined],
  ['a student card', { type: 'studentCard', birthDate: '2005-03-07' }, 'notForDomesticFlight'],
  ['a pass to Hong Kong', { type: 'hongKongMacauPass' }, 'notForDomesticFlight'],
  ['a document without an end', { type: 'other' }, undefined],
])('[handbook 11.4] on board of a domestic flight: %s', (_title, credential, fault) => {
  expect(flightCredentialFault(credential, today)).toBe(fault)
})
