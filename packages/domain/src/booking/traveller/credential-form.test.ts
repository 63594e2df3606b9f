import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  credentialFaults,
  credentialValidity,
  derivedCredential,
  type CredentialForm,
  type CredentialFormFault,
} from './credential-form'
import { identityCheckDigit } from './identity-card'
import { isLatinName, latinNameOf } from './latin-name'

const today = '2026-11-20'
const card: CredentialForm = {
  type: 'identityCard',
  number: '110101199003070011',
  nameOnCredential: '张三',
  expiresOn: '',
  birthDate: '',
  gender: '',
  nationality: '',
}
const passport: CredentialForm = {
  type: 'passport',
  number: 'E12345678',
  nameOnCredential: 'OUYANG/MINGZHE',
  expiresOn: '2030-01-31',
  birthDate: '1978-11-23',
  gender: 'male',
  nationality: 'CN',
}

describe('a document as it is filled in', () => {
  test('[S5.34] [S5.38] an identity card and a passport that are right', () => {
    expect(credentialFaults(card, today)).toEqual({})
    expect(credentialFaults(passport, today)).toEqual({})
  })
  test.each<[string, CredentialForm, Partial<Record<keyof CredentialForm, CredentialFormFault>>]>([
    ['[S5.35] check digit', { ...card, number: '110101199003070012' }, { number: 'identityCardChecksum' }],
    ['[S5.36] another date of birth', { ...card, birthDate: '1990-03-08' }, { birthDate: 'birthDateDiffers' }],
    ['[S5.36] the other sex', { ...card, gender: 'female' }, { gender: 'genderDiffers' }],
    ['[S5.38] a name with signs', { ...card, nameOnCredential: '张三!' }, { nameOnCredential: 'nameWrong' }],
    ['[S5.38] refused letters', { ...passport, number: 'EO1234567' }, { number: 'passportLetters' }],
    ['[S5.38] more than ten years ahead', { ...passport, expiresOn: '2036-11-21' }, { expiresOn: 'expiryTooFar' }],
    ['[S5.38] over', { ...passport, expiresOn: '2026-11-19' }, { expiresOn: 'credentialExpired' }],
    ['no end', { ...passport, expiresOn: '' }, { expiresOn: 'expiryMissing' }],
    ['a Chinese name', { ...passport, nameOnCredential: '欧阳明哲' }, { nameOnCredential: 'latinNameWrong' }],
    ['no name', { ...passport, nameOnCredential: ' ' }, { nameOnCredential: 'nameMissing' }],
    ['born tomorrow', { ...passport, birthDate: '2026-11-21' }, { birthDate: 'birthDateWrong' }],
    [
      'nothing about the bearer',
      { ...passport, birthDate: '', gender: '', nationality: '' },
      { birthDate: 'birthDateMissing', gender: 'genderMissing', nationality: 'nationalityMissing' },
    ],
  ])('%s', (_title, form, faults) => expect(credentialFaults(form, today)).toEqual(faults))

  test('[S5.36] date of birth and sex come from the number and then always agree with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (sequence) => {
        const body = `31010519880229${String(sequence).padStart(3, '0')}`
        const number = body + identityCheckDigit(body)
        const form = derivedCredential({ ...card, number: ` ${number.toLowerCase()} ` })
        expect(form).toMatchObject({ number, birthDate: '1988-02-29', gender: sequence % 2 === 0 ? 'female' : 'male' })
        expect(credentialFaults(form, today)).toEqual({})
      }),
    )
  })
  test('a number that is wrong derives nothing', () => {
    expect(derivedCredential({ ...card, number: '123' })).toMatchObject({ birthDate: '', gender: '' })
  })
})

test.each<[string | undefined, string]>([
  [undefined, 'valid'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'expiring'],
  ['2027-05-19', 'expiring'],
  ['2027-05-20', 'valid'],
])('[S5.38] a document until %s is %s', (expiresOn, validity) => expect(credentialValidity(expiresOn, today)).toBe(validity))

describe('[S5.39] names in Latin letters', () => {
  test.each([
    ['欧阳明哲', 'ou yang ming zhe', 'OUYANG/MINGZHE'],
    ['欧阳明哲', 'ouyang mingzhe', 'OUYANG/MINGZHE'],
    ['林晓雯', 'lin xiao wen', 'LIN/XIAOWEN'],
    ['吕布', 'lü bu', 'LYU/BU'],
    ['吕布', ' Lü Bu ', 'LYU/BU'],
    [' 欧阳明哲 ', 'ou  yang  ming  zhe', 'OUYANG/MINGZHE'],
    ['张三', 'zhangsan', ''],
  ])('%s, %s: %s', (name, pinyin, latin) => {
    expect(latinNameOf(name, pinyin)).toBe(latin)
    if (latin) expect(isLatinName(latin)).toBe(true)
  })
  test.each(['DE LA CRUZ/JUAN', "O'NEIL/ANNE", 'O’NEIL/ANNE', 'SMITH-JONES/MARY ANN', 'LI/XIAO-MING'])('%s is a name', (name) =>
    expect(isLatinName(name)).toBe(true),
  )
  test.each(['LIN', 'Lin/Xiaowen', 'LIN/', '/XIAOWEN', 'LIN/XIAO1', "'NEIL/ANNE", 'SMITH-/MARY', 'DE  LA/CRUZ'])(
    '%s is refused',
    (name) => expect(isLatinName(name)).toBe(false),
  )
})
