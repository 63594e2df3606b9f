import type { CredentialType } from '@sojourn/contract/booking/codes'
import { describe, expect, test } from 'vitest'
import { credentialFaults, derivedCredential, type CredentialField, type CredentialForm } from './credential-form'
import { credentialFaultSentence } from './credential-sentences'
import { credentialFault, credentialNumberFault } from './credentials'
import { genderOf, identityCardFault } from './identity-card'

const today = '2026-11-20'

/** A right number of each kind, and what a document asks of its bearer besides number and name (handbook 11.4). */
const documents: Record<CredentialType, { number: string; asks: CredentialField[] }> = {
  identityCard: { number: '110101199003070011', asks: [] },
  residencePermit: { number: '810000199408230021', asks: [] },
  passport: { number: 'E12345678', asks: ['expiresOn', 'birthDate', 'gender', 'nationality'] },
  permanentResidence: { number: 'USA110090010101', asks: ['expiresOn', 'birthDate', 'gender', 'nationality'] },
  homeReturnPermit: { number: 'H12345678', asks: ['expiresOn', 'birthDate', 'gender'] },
  taiwanPermit: { number: '12345678', asks: ['expiresOn', 'birthDate', 'gender'] },
  hongKongMacauPass: { number: 'CA1234567', asks: ['expiresOn', 'birthDate', 'gender'] },
  taiwanPass: { number: 'L12345678', asks: ['expiresOn', 'birthDate', 'gender'] },
  studentCard: { number: '20230001', asks: ['expiresOn', 'birthDate'] },
  householdRegister: { number: '0110', asks: ['birthDate'] },
  birthCertificate: { number: 'R110000123', asks: ['birthDate'] },
  other: { number: '军字第1234567号', asks: ['birthDate'] },
}
const types = Object.keys(documents) as CredentialType[]
const asTyped = (type: CredentialType, form: Partial<CredentialForm> = {}): CredentialForm => ({
  type,
  number: documents[type].number,
  nameOnCredential: 'OUYANG/MINGZHE',
  expiresOn: '',
  birthDate: '',
  gender: '',
  nationality: '',
  ...form,
})

describe('[handbook 11.4] each kind of document', () => {
  test.each(types)('%s asks of its bearer what its number does not say', (type) => {
    expect(Object.keys(credentialFaults(asTyped(type), today)).toSorted()).toEqual(documents[type].asks.toSorted())
    const filled = { expiresOn: '2030-01-31', birthDate: '1978-11-23', gender: 'male', nationality: 'CN' } as const
    const asked = Object.fromEntries(documents[type].asks.map((field) => [field, filled[field as keyof typeof filled]]))
    expect(Object.keys(credentialFaults(asTyped(type, asked), today))).toEqual([])
  })
  test.each(types)('%s has its number as printed: nothing before it, nothing behind', (type) => {
    const { number } = documents[type]
    expect(credentialNumberFault(type, ` ${number.toLowerCase()} `)).toBeUndefined()
    for (const wrong of [`#${number}`, `${number}#`, `${number} ${number}`])
      expect(credentialNumberFault(type, wrong)).toMatch(/Format$/)
  })
  test.each<[CredentialType, string, string]>([
    ['passport', 'E1234', 'E123'],
    ['passport', 'A23456789012345', 'A234567890123456'],
    ['homeReturnPermit', 'M12345678', 'A12345678'],
    ['homeReturnPermit', 'H1234567890', 'H12345678901'],
    ['taiwanPermit', '1234567890', '123456789'],
    ['hongKongMacauPass', 'C12345678', 'C1234567'],
    ['hongKongMacauPass', 'CA1234567', 'CA12345678'],
    ['taiwanPass', 'L12345678', 'L1234567'],
    ['taiwanPass', 'L00000000', 'L123456789'],
    ['permanentResidence', '91112419810803002X', '91112419810803002Y'],
    ['permanentResidence', 'USA110090010101', 'USA11009001010'],
    ['residencePermit', '810000199408230021', '81000019940823002Y'],
    ['other', '1234', '123'],
    ['other', '1'.repeat(30), '1'.repeat(31)],
    ['birthCertificate', 'R-（京）(2020)', 'R/京'],
  ])('%s: %s is one, %s is none', (type, right, wrong) => {
    expect(credentialNumberFault(type, right)).toBeUndefined()
    expect(credentialNumberFault(type, wrong)).toBe('credentialFormat')
  })
  test('a residence permit bears the date of birth as an identity card does', () => {
    const permit = { type: 'residencePermit', number: '810000199408230021' } as const
    expect(credentialFault({ ...permit, birthDate: '1994-08-23' }, today)).toBeUndefined()
    expect(credentialFault({ ...permit, birthDate: '1994-08-24' }, today)).toBe('birthDateDiffers')
    expect(credentialFault({ ...permit, number: ` ${permit.number} `, birthDate: '1994-08-23' }, today)).toBeUndefined()
  })
  test('a passport says nothing of the date of birth', () => {
    expect(credentialFault({ type: 'passport', number: 'E12345678', birthDate: '1994-08-24' }, today)).toBeUndefined()
  })
})

describe('[S5.34] [S5.36] identity cards of fifteen digits', () => {
  test.each(['110101900307001', '110101900307002', '110101900307008'])('%s has no check digit', (number) =>
    expect(identityCardFault(number)).toBeUndefined(),
  )
  test('the last digit tells the sex', () => {
    expect(genderOf('110101900307001')).toBe('male')
    expect(genderOf('110101900307002')).toBe('female')
  })
})

describe('[S5.36] [S5.38] what somebody fills in', () => {
  const faultsOf = (form: CredentialForm) => credentialFaults(form, today)
  const card = asTyped('identityCard', { nameOnCredential: '张三' })
  const passport = asTyped('passport', {
    expiresOn: '2030-01-31',
    birthDate: '1978-11-23',
    gender: 'male',
    nationality: 'CN',
  })
  test('a wrong number is told once, and nothing is compared with it', () => {
    const wrong = { ...card, number: '110101199003070012', birthDate: '1985-01-01', gender: 'female' } as const
    expect(faultsOf(wrong)).toStrictEqual({ number: 'identityCardChecksum' })
  })
  test.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'birthDateWrong'],
    ['1905-11-21', undefined],
    ['1905-11-20', 'birthDateWrong'],
    ['1990-02-30', 'birthDateWrong'],
  ])('born on %s, told on 20 November 2026: %s', (birthDate, fault) =>
    expect(faultsOf({ ...passport, birthDate }).birthDate).toBe(fault),
  )
  test.each(['cn', 'CHN', 'C', '中国'])('%s is no country of issue', (nationality) =>
    expect(faultsOf({ ...passport, nationality })).toStrictEqual({ nationality: 'nationalityMissing' }),
  )
  test('spaces around number and name are nobody’s', () => {
    expect(faultsOf({ ...passport, nameOnCredential: ' OUYANG/MINGZHE ', number: ' e12345678 ' })).toStrictEqual({})
    expect(derivedCredential({ ...passport, nameOnCredential: ' OUYANG/MINGZHE ', number: ' e12345678 ' })).toEqual(passport)
  })
  test('a permit of return is read in Chinese, a pass to Hong Kong in Latin letters', () => {
    const named = (type: CredentialType) => faultsOf(asTyped(type, { nameOnCredential: '欧阳明哲' })).nameOnCredential
    expect([named('homeReturnPermit'), named('taiwanPermit'), named('other')]).toEqual([undefined, undefined, undefined])
    expect([named('hongKongMacauPass'), named('taiwanPass')]).toEqual(['latinNameWrong', 'latinNameWrong'])
  })
  test('each fault has its own sentence where it is filled in: there a document is over today, not on the day of travel', () => {
    expect(credentialFaultSentence('credentialExpired', 'zh-CN')).toBe('证件已过期')
    expect(credentialFaultSentence('identityCardChecksum', 'zh-CN')).toBe('校验位错误')
    expect(credentialFaultSentence('genderDiffers', 'en')).toMatch(/sex|gender/i)
  })
})
