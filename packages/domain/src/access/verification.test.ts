import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountFault } from '../booking/traveller/contact-validators'
import { codeRules, maskAccount, mobileAccount, refuseCode, channelOf } from './verification'

describe('an account', () => {
  test.each([
    ['mobile', '13800001234', undefined],
    ['mobile', '', 'mobileMissing'],
    ['mobile', '1380000123', 'mobileWrong'],
    ['mobile', '+85291234567', undefined],
    ['mobile', `+852${'1'.repeat(14)}`, 'mobileTooLong'],
    ['mobile', '+852-9123', 'mobileWrong'],
    ['mail', 'a@b.cn', undefined],
    ['mail', '', 'emailMissing'],
    ['mail', 'a@b.cn,c@d.cn', 'emailWrong'],
  ] as const)('[S5.22] [S5.23] [S5.24] by %s %s: %s', (channel, account, fault) => {
    expect(accountFault(channel, account)).toBe(fault)
  })

  test('[S5.23] abroad carries its dialling code, at home it does not', () => {
    expect(mobileAccount('86', '13800001234')).toBe('13800001234')
    expect(mobileAccount('852', '91234567')).toBe('+85291234567')
  })

  test('[handbook 11.5] is masked by what it is', () => {
    expect([channelOf('a@b.cn'), channelOf('13800001234')]).toEqual(['mail', 'mobile'])
    expect(maskAccount('alice@b.cn')).toBe('a***@b.cn')
    expect(maskAccount('13800001234')).toBe('138****1234')
  })
})

describe('asking for a code', () => {
  const of = (count: number) => ({ count, freeInSeconds: 7 })
  const none = { secondsSinceLast: undefined, ownToday: of(0), strangersToday: of(0), addressThisHour: of(0) }

  test.each([
    ['the first', none, undefined],
    ['after a minute', { ...none, ownToday: of(9), secondsSinceLast: 60 }, undefined],
    ['within a minute', { ...none, ownToday: of(1), secondsSinceLast: 12.5 }, { kind: 'tooSoon', seconds: 48 }],
    ['the eleventh of the day', { ...none, ownToday: of(10), secondsSinceLast: 3600 }, { kind: 'tooMany', seconds: 7 }],
    [
      'the thirty-first of the day by strangers',
      { ...none, strangersToday: of(30), secondsSinceLast: 3600 },
      { kind: 'tooMany', seconds: 7 },
    ],
    ['the thirty-first of the hour from one address', { ...none, addressThisHour: of(30) }, { kind: 'address', seconds: 7 }],
  ] as const)('%s', (_title, asked, refusal) => {
    expect(refuseCode(asked)).toEqual(refusal)
  })

  test('more requests never open what fewer closed', () => {
    const counts = fc.record({
      secondsSinceLast: fc.option(fc.integer({ min: 0, max: 86_400 }), { nil: undefined }),
      ownToday: fc.nat(20).map(of),
      addressThisHour: fc.nat(60).map(of),
    })
    fc.assert(
      fc.property(counts, fc.nat(5), fc.nat(5), (asked, account, address) => {
        const more = {
          ...asked,
          ownToday: of(asked.ownToday.count + account),
          addressThisHour: of(asked.addressThisHour.count + address),
        }
        if (refuseCode(asked)) expect(refuseCode(more)).toBeDefined()
      }),
    )
    expect(codeRules.tries * codeRules.perAccountAndDay).toBeLessThanOrEqual(50)
  })
})
