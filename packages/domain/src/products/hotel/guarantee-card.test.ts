import { describe, expect, test } from 'vitest'
import { cardFault, cardNetwork } from './guarantee-card'

/** Beginnings as the networks publish them, with the first and last of each range and those beside it. */
const beginnings: [network: string | undefined, lengths: number[], beginnings: string[]][] = [
  ['unionPay', [16, 17, 18, 19], ['62']],
  ['visa', [13, 16, 19], ['4']],
  ['mastercard', [16], ['51', '55', '2221', '2229', '2230', '2299', '23', '26', '270', '271', '2720']],
  ['americanExpress', [15], ['34', '37']],
  ['jcb', [16], ['3528', '3529', '353', '358']],
  [undefined, [], ['61', '63', '50', '56', '2220', '2721', '272100', '28', '33', '35', '36', '3527', '359', '145', '9462']],
]
describe('a card tells its network by its beginning and its length', () => {
  const numbers = beginnings.flatMap(([network, lengths, starts]) => starts.map((start) => ({ network, lengths, start })))
  test.each(numbers)('$start…: $network of $lengths digits', ({ network, lengths, start }) => {
    for (let length = 12; length <= 20; length++)
      expect(cardNetwork(start.padEnd(length, '0')), `${length} digits`).toBe(lengths.includes(length) ? network : undefined)
  })
})

describe('a card for a guarantee', () => {
  const card = { number: '4111111111111111', holder: 'LI LEI', expires: '2028-05' }
  const faultOf = (change: object) => cardFault({ ...card, ...change }, '2026-12-03')
  /** Numbers that the networks publish for trials. */
  test.each([
    '4111111111111111',
    '4222222222222',
    '4012 8888 8888 1881',
    '5555-5555-5555-4444',
    '5105105105105100',
    '2223003122003222',
    '378282246310005',
    '371449635398431',
    '3530111333300000',
    '3566002020360505',
    '6250947000000014',
  ])('%s is taken, and with any other last digit it is not', (number) => {
    expect(faultOf({ number })).toBeUndefined()
    const last = Number(number.at(-1))
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== last)
    expect(others.map((digit) => faultOf({ number: number.slice(0, -1) + String(digit) }))).toEqual(
      others.map(() => 'cardNumber'),
    )
  })
  test.each(['4111a11111111111', '4111111111111l11', '411111111111111１', ''])('%s is no number', (number) =>
    expect(faultOf({ number })).toBe('cardNumber'),
  )
  test.each([
    ['2026-12', undefined],
    ['2027-01', undefined],
    ['2027-09', undefined],
    ['2027-10', undefined],
    ['2026-11', 'cardExpired'],
    ['2027-00', 'cardExpired'],
    ['2027-13', 'cardExpired'],
    ['2027-1', 'cardExpired'],
    ['2027-011', 'cardExpired'],
    ['12027-01', 'cardExpired'],
    ['12/27', 'cardExpired'],
    ['', 'cardExpired'],
  ])('that ends %s, for a stay until 3 December 2026: %s', (expires, fault) => expect(faultOf({ expires })).toBe(fault))
  test.each([
    ['4111111111111111', '123', undefined],
    ['4111111111111111', '1234', 'securityCode'],
    ['4111111111111111', '12', 'securityCode'],
    ['4111111111111111', '12a', 'securityCode'],
    ['4111111111111111', undefined, undefined],
    ['378282246310005', '1234', undefined],
    ['378282246310005', '123', 'securityCode'],
  ])('%s with the code %s: %s', (number, securityCode, fault) =>
    expect(faultOf({ number, ...(securityCode && { securityCode }) })).toBe(fault),
  )
})
