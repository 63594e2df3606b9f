import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import { describe, expect, test } from 'vitest'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { isStudentOn, railCredentialFault } from './credentials'

const today = '2026-11-20'

describe('[handbook 3.5] at the railway', () => {
  const sold: CredentialType[] = [
    'identityCard',
    'passport',
    'homeReturnPermit',
    'taiwanPermit',
    'permanentResidence',
    'residencePermit',
  ]
  test.each(credentialTypes.words)('%s', (type) => {
    expect(railCredentialFault({ type }, today)).toBe(sold.includes(type) ? undefined : 'notForTrains')
  })
  test.each<[string | undefined, TravellerFault | undefined]>([
    [undefined, undefined],
    ['2026-11-20', undefined],
    ['2026-11-19', 'credentialExpired'],
  ])('a passport until %s on a journey that ends on 20 November: %s', (expiresOn, fault) => {
    expect(railCredentialFault({ type: 'passport', ...(expiresOn && { expiresOn }) }, today)).toBe(fault)
  })
  test.each<[string, Parameters<typeof isStudentOn>[0], boolean]>([
    ['a card to that day, beside the identity card', [{ type: 'identityCard' }, { type: 'studentCard', expiresOn: today }], true],
    ['a card that ended the day before', [{ type: 'studentCard', expiresOn: '2026-11-19' }], false],
    ['a card without an end', [{ type: 'studentCard' }], false],
    ['a passport that is valid', [{ type: 'passport', expiresOn: '2030-01-31' }], false],
    ['no document', [], false],
  ])('a student is who has %s: %s %s', (_title, credentials, student) => {
    expect(isStudentOn(credentials, today)).toBe(student)
  })
})
