import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCharacter, taxNumberFault, writtenTaxNumber } from './tax-number'

describe('[S2.48] the unified social credit code of an invoice title (GB 32100-2015)', () => {
  // Published codes of companies and institutions, each with its own check character.
  test.each(['91350100M000100Y43', '91110000600037341L', '91440300708461136T', '12100000425006133D'])('%s is one', (number) => {
    expect(taxNumberFault(number)).toBeUndefined()
  })

  test('blanks and small letters are how people copy it', () => {
    expect(taxNumberFault(' 9135 0100 m000 100y 43 ')).toBeUndefined()
    expect(writtenTaxNumber(' 9135 0100 m000 100y 43 ')).toBe('91350100M000100Y43')
  })

  test.each([
    ['', 'taxNumberForm'],
    ['91350100M000100Y4', 'taxNumberForm'],
    ['91350100M000100Y433', 'taxNumberForm'],
    // I, O, S, V and Z are never part of one.
    ['91350100M00010OY43', 'taxNumberForm'],
    ['9135010ZM000100Y43', 'taxNumberForm'],
    ['91350100M000100Y44', 'taxNumberCheck'],
    ['91350100M000100Y34', 'taxNumberCheck'],
  ] as const)('%s is refused: %s', (number, fault) => {
    expect(taxNumberFault(number)).toBe(fault)
  })

  test('one wrong character is always noticed', () => {
    const body = fc.array(fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(
        body,
        fc.integer({ min: 8, max: 16 }),
        fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'),
        (rest, at, other) => {
          const seventeen = `91110000${rest.join('')}`
          fc.pre(seventeen[at] !== other)
          const number = `${seventeen}${checkCharacter(seventeen)}`
          const wrong = `${number.slice(0, at)}${other}${number.slice(at + 1)}`
          return taxNumberFault(number) === undefined && taxNumberFault(wrong) === 'taxNumberCheck'
        },
      ),
    )
  })
})
