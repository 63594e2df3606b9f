import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, differences, readMachineReadableZone, zoneName, type MachineReadableFault } from './machine-readable-zone'

const today = '2026-11-20'

interface Printed {
  issuer?: string
  names?: string
  number?: string
  nationality?: string
  birth?: string
  sex?: string
  expiry?: string
}
/** A zone as a passport prints it, with check digits that fit. */
function zone(printed: Printed = {}): string {
  const { issuer = 'CHN', names = 'OUYANG<<MINGZHE', number = 'E12345678', nationality = 'CHN' } = printed
  const { birth = '781123', sex = 'M', expiry = '300131' } = printed
  const numberField = number.padEnd(9, '<')
  const checked = [numberField, birth, expiry].map((part) => part + checkDigitOf(part))
  const optional = '<'.repeat(14) + checkDigitOf('<'.repeat(14))
  const whole = checkDigitOf(`${checked[0]}${checked[1]}${checked[2]}${optional}`)
  return (
    `P<${issuer}${names}`.padEnd(44, '<') + `\n${checked[0]}${nationality}${checked[1]}${sex}${checked[2]}${optional}${whole}`
  )
}

describe('the machine-readable zone of a passport', () => {
  test('the specimen of ICAO 9303', () => {
    const specimen = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
      L898902C36UTO7408122F1204159ZE184226B<<<<<10`
    // Utopia is no country of ours; all its check digits fit.
    expect(readMachineReadableZone(specimen, today)).toEqual({ fault: 'zoneCountry' })
    expect(readMachineReadableZone(specimen.replaceAll('UTO', 'SWE'), today)).toEqual({
      name: 'ERIKSSON/ANNA MARIA',
      number: 'L898902C3',
      issuingCountry: 'SE',
      nationality: 'SE',
      birthDate: '1974-08-12',
      gender: 'female',
      expiresOn: '2012-04-15',
    })
  })
  test('a Chinese passport', () =>
    expect(readMachineReadableZone(zone(), today)).toEqual({
      name: 'OUYANG/MINGZHE',
      number: 'E12345678',
      issuingCountry: 'CN',
      nationality: 'CN',
      birthDate: '1978-11-23',
      gender: 'male',
      expiresOn: '2030-01-31',
    }))
  test.each([
    ['DE<LA<CRUZ<<JUAN', 'DE LA CRUZ/JUAN'],
    ['ONEIL<<ANNE', 'ONEIL/ANNE'],
    ['SMITH<JONES<<MARY<ANN', 'SMITH JONES/MARY ANN'],
  ])('names: %s is %s', (names, name) => expect(readMachineReadableZone(zone({ names }), today)).toMatchObject({ name }))
  test.each([
    ['261120', '2026-11-20'],
    ['261121', '1926-11-21'],
    ['000229', '2000-02-29'],
  ])('born %s: %s', (birth, birthDate) => expect(readMachineReadableZone(zone({ birth }), today)).toMatchObject({ birthDate }))

  test.each<[string, string, MachineReadableFault]>([
    ['one line', zone().split('\n')[0]!, 'zoneLength'],
    ['a letter that no passport prints', zone().replace('OUYANG', 'OUYÄNG'), 'zoneLetters'],
    ['an identity card', zone().replace('P<', 'I<'), 'zoneNoPassport'],
    ['another number', zone().replace('E12345678', 'E12345679'), 'zoneNumberCheck'],
    ['another day of birth', zone().replace('781123', '781124'), 'zoneBirthCheck'],
    ['another end', zone().replace('300131', '300130'), 'zoneExpiryCheck'],
    ['no such day', zone({ birth: '780230' }), 'zoneDate'],
    ['no such country', zone({ nationality: 'XYZ' }), 'zoneCountry'],
    ['one name alone', zone({ names: 'OUYANG' }), 'zoneName'],
  ])('%s', (_title, pasted, fault) => expect(readMachineReadableZone(pasted, today)).toEqual({ fault }))

  test('a digit that was mistyped is noticed wherever it stands among number and dates', () => {
    const printed = zone()
    const digits = [...Array.from({ length: 9 }, (_, at) => 45 + at), ...Array.from({ length: 6 }, (_, at) => 58 + at)]
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, change) => {
        if (!/\d/.test(printed[at]!)) return
        const mistyped = printed.slice(0, at) + String((Number(printed[at]) + change) % 10) + printed.slice(at + 1)
        expect(readMachineReadableZone(mistyped, today)).toHaveProperty('fault')
      }),
    )
  })
})

describe('what is stored and what was read, letter by letter', () => {
  test.each([
    ['OUYANG/MINGZHE', 'OUYANG/MINGZHE', [{ letters: 'OUYANG/MINGZHE', in: 'both' }]],
    [
      'LIN/XIAOWEN',
      'LIN/XIAOWEI',
      [
        { letters: 'LIN/XIAOWE', in: 'both' },
        { letters: 'N', in: 'stored' },
        { letters: 'I', in: 'read' },
      ],
    ],
    [
      'LU/BU',
      'LYU/BU',
      [
        { letters: 'L', in: 'both' },
        { letters: 'Y', in: 'read' },
        { letters: 'U/BU', in: 'both' },
      ],
    ],
  ])('%s and %s', (stored, read, expected) => expect(differences(stored, read)).toEqual(expected))
  test('whatever stands in them, both can be put together again', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '/', '1'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (stored, read) => {
        const found = differences(stored, read)
        const without = (where: string) =>
          found
            .filter((part) => part.in !== where)
            .map(({ letters }) => letters)
            .join('')
        expect([without('read'), without('stored')]).toEqual([stored, read])
      }),
    )
  })
  test.each([
    ["O'NEIL/ANNE", 'ONEIL/ANNE'],
    ['SMITH-JONES/MARY ANN', 'SMITH JONES/MARY ANN'],
  ])('%s is printed %s', (name, printed) => expect(zoneName(name)).toBe(printed))
})
