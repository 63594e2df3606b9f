import fc from 'fast-check'
import type { CredentialType } from '@sojourn/contract/booking/codes'
import { describe, expect, test } from 'vitest'
import { credentialFault, credentialNumberFault, type CredentialFault } from './credentials'
import { birthDateOf, genderOf, identityCardFault, identityCheckDigit } from './identity-card'
import { travellerFaultSentence } from './traveller-sentences'

describe('[S5.34] identity card', () => {
  test.each<[string, string | undefined]>([
    ['110101199003070011', undefined],
    ['11010119900307001x', '校验位错误'],
    ['110101900307001', undefined],
    ['110101199003070012', '校验位错误'],
    ['990101199003070011', '地址编码错误'],
    ['110101199013070011', '身份证号格式错误'],
    ['110101199002300011', '身份证号格式错误'],
    ['1101011990030700', '身份证号格式错误'],
    ['11010119900307001A', '身份证号格式错误'],
    ['X10101199003070011', '身份证号格式错误'],
  ])('[S5.35] %s: %s', (number, sentence) => {
    const fault = identityCardFault(number)
    expect(fault && travellerFaultSentence(fault, 'zh-CN')).toBe(sentence)
  })
  test('[S5.36] sex and date of birth come from the number', () => {
    expect([birthDateOf('110101199003070011'), genderOf('110101199003070011')]).toEqual(['1990-03-07', 'male'])
    expect([birthDateOf('110101900307002'), genderOf('110101900307002')]).toEqual(['1990-03-07', 'female'])
    expect(genderOf('110101199003070020')).toBe('female')
  })
  test('exactly one check digit fits, and a changed digit of the sequence is noticed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 14, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (sequence, at, change) => {
          const body = `31010519880229${String(sequence).padStart(3, '0')}`
          const number = body + identityCheckDigit(body)
          expect(identityCardFault(number)).toBeUndefined()
          expect('0123456789X'.split('').filter((digit) => identityCardFault(body + digit) === undefined)).toHaveLength(1)
          const changed = number.slice(0, at) + String((Number(number[at]) + change) % 10) + number.slice(at + 1)
          expect(identityCardFault(changed)).toBe('identityCardChecksum')
        },
      ),
    )
  })
})

describe('documents (handbook 11.4)', () => {
  test.each<[CredentialType, string, CredentialFault | undefined]>([
    ['passport', 'E12345678', undefined],
    ['passport', 'ea1234567', undefined],
    ['passport', '', 'credentialMissing'],
    ['passport', 'E1234567-', 'credentialFormat'],
    ['passport', 'S12345678', undefined],
    ['passport', 'SE1234567', undefined],
    ['passport', 'EO1234567', 'passportLetters'],
    ['passport', 'EV1234567', 'passportLetters'],
    ['passport', 'E1234567I', 'passportLetters'],
    ['passport', 'G1234S678', 'passportLetters'],
    ['passport', 'Z1234567', undefined],
    ['passport', 'C01X00V47', undefined],
    ['passport', 'EZ1234567', 'passportLetters'],
    ['homeReturnPermit', 'H12345678', undefined],
    ['homeReturnPermit', 'M1234567890', undefined],
    ['homeReturnPermit', 'H123456789', 'credentialFormat'],
    ['taiwanPermit', '12345678', undefined],
    ['taiwanPermit', '1234567', 'credentialFormat'],
    ['hongKongMacauPass', 'CA1234567', undefined],
    ['taiwanPass', 'L12345678', undefined],
    ['taiwanPass', 'T12345678', 'credentialFormat'],
    ['permanentResidence', 'USA110090010101', undefined],
    ['residencePermit', '810000199408230021', undefined],
    ['residencePermit', '810000199408230022', 'identityCardChecksum'],
    ['residencePermit', '110101199003070011', 'credentialFormat'],
    ['other', '军字第1234567号', undefined],
  ])('%s %s: %s', (type, number, expected) => expect(credentialNumberFault(type, number)).toBe(expected))

  test.each<[string | undefined, CredentialFault | undefined]>([
    [undefined, undefined],
    ['2026-11-20', undefined],
    ['2026-11-19', 'credentialExpired'],
    ['2036-11-20', undefined],
    ['2036-11-21', 'expiryTooFar'],
    ['20301120', 'expiryInvalid'],
    ['2030-02-30', 'expiryInvalid'],
  ])('[S5.38] valid until %s: %s', (expiresOn, expected) => {
    expect(
      credentialFault({ type: 'passport', number: 'E12345678', ...(expiresOn !== undefined && { expiresOn }) }, '2026-11-20'),
    ).toBe(expected)
  })
  test.each([
    ['2046-11-20', undefined],
    ['2046-11-21', 'expiryTooFar'],
  ])('an identity card is valid for up to twenty years, until %s: %s', (expiresOn, expected) => {
    const card = { type: 'identityCard' as const, number: '110101199003070011', expiresOn }
    expect(credentialFault(card, '2026-11-20')).toBe(expected)
  })
  test('the date of birth must agree with the number', () => {
    const card = { type: 'identityCard' as const, number: '110101199003070011' }
    expect(credentialFault({ ...card, birthDate: '1990-03-08' }, '2026-11-20')).toBe('birthDateDiffers')
    expect(credentialFault({ ...card, birthDate: '1990-03-07' }, '2026-11-20')).toBeUndefined()
  })
})
