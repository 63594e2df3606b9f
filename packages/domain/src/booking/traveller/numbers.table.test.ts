import { describe, expect, test } from 'vitest'
import { gapConflict } from './conflicts'
import { landlineFault } from './contact-validators'
import { credentialNumberFault } from './credentials'
import { identityCardFault, identityCheckDigit } from './identity-card'

const withCheckDigit = (body: string): string => body + identityCheckDigit(body)

describe('[S5.34] the address of an identity card begins with a province', () => {
  /** GB/T 2260: the mainland by regions, 71 Taiwan, 81 Hong Kong, 82 Macau; 83 residents of Taiwan, 91 abroad. */
  const provinces = [
    [11, 12, 13, 14, 15],
    [21, 22, 23],
    [31, 32, 33, 34, 35, 36, 37],
    [41, 42, 43, 44, 45, 46],
    [50, 51, 52, 53, 54],
    [61, 62, 63, 64, 65],
    [71, 81, 82, 83, 91],
  ].flat()
  test.each(Array.from({ length: 100 }, (_, code) => code))('%i', (code) => {
    const number = withCheckDigit(`${String(code).padStart(2, '0')}010119900307001`)
    expect(identityCardFault(number)).toBe(provinces.includes(code) ? undefined : 'identityCardProvince')
  })
})

describe('[S5.38] letters of a Chinese passport (decision 23)', () => {
  test.each(['I', 'O', 'Z', 'S', 'V'])('%s is refused wherever a digit or second letter stands', (letter) => {
    for (const series of ['D', 'E', 'P', 'S']) {
      expect(credentialNumberFault('passport', `${series}${letter}1234567`)).toBe('passportLetters')
      expect(credentialNumberFault('passport', `${series}A12345${letter}7`)).toBe('passportLetters')
      expect(credentialNumberFault('passport', `${series}1234567${letter}`)).toBe('passportLetters')
    }
    expect(credentialNumberFault('passport', `G1234567${letter}`)).toBe('passportLetters')
    expect(credentialNumberFault('passport', `C01X0${letter}47`), 'a foreign passport is taken as printed').toBeUndefined()
  })
  test.each([
    'D12345678',
    'E12345678',
    'G12345678',
    'P12345678',
    'S12345678',
    'DA1234567',
    'EA1234567',
    'PE1234567',
    'SE1234567',
  ])('%s is one', (number) => expect(credentialNumberFault('passport', number)).toBeUndefined())
})

describe('[handbook 11.4] permits of residence have eighteen digits', () => {
  test.each([
    ['residencePermit', withCheckDigit('81000019940823002'), undefined],
    ['residencePermit', withCheckDigit('82000019940823002'), undefined],
    ['residencePermit', withCheckDigit('83000019940823002'), undefined],
    ['residencePermit', withCheckDigit('84000019940823002'), 'credentialFormat'],
    ['residencePermit', '81000019940823002', 'credentialFormat'],
    ['residencePermit', '8100001994082300210', 'credentialFormat'],
    ['residencePermit', withCheckDigit('81000019941323002'), 'identityCardFormat'],
    ['permanentResidence', '911124198108030024', undefined],
    ['permanentResidence', '91112419810803002X', undefined],
    ['permanentResidence', '91112419810803002', 'credentialFormat'],
    ['permanentResidence', '9111241981080300245', 'credentialFormat'],
    ['permanentResidence', '811124198108030024', 'credentialFormat'],
    ['permanentResidence', 'USA110090010101', undefined],
    ['permanentResidence', 'US1110090010101', 'credentialFormat'],
  ] as const)('%s %s: %s', (type, number, fault) => expect(credentialNumberFault(type, number)).toBe(fault))
})

test.each([
  ['010-1234567', undefined],
  ['010-12345678', undefined],
  ['0755-1234567', undefined],
  ['0755-12345678', undefined],
  ['010-123456', 'landlineWrong'],
  ['010-123456789', 'landlineWrong'],
  ['01-12345678', 'landlineWrong'],
  ['07551-1234567', 'landlineWrong'],
  ['755-12345678', 'landlineWrong'],
  ['01012345678', 'landlineWrong'],
  ['010-1234567a', 'landlineWrong'],
  ['+8610-12345678', 'landlineWrong'],
])('[S5.37] a landline is an area code, a hyphen and a number: %s: %s', (number, fault) =>
  expect(landlineFault(number)).toBe(fault),
)

describe('[handbook 1.8] the minutes between an arrival and the next departure', () => {
  test.each([
    [-1, true, 'overlap'],
    [0, true, 'tight'],
    [119, true, 'tight'],
    [120, true, undefined],
    [119, false, 'tight'],
    [120, false, 'otherCity'],
    [359, false, 'otherCity'],
    [360, false, undefined],
    [359, true, undefined],
  ])('%i, in the same city %s: %s', (gap, sameCity, kind) => expect(gapConflict(gap, sameCity)).toBe(kind))
})
