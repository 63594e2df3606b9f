import type { HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { text } from '@sojourn/text/products/hotel/detail.zh-CN'
import { text as words } from '@sojourn/text/products/hotel/words.zh-CN'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelLadder, cancelWord, guaranteeWord, isFreeNow } from './rate-words'

const turnTo = (instant: string) => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
beforeAll(() => turnTo('2026-12-01T02:00:00Z'))
afterAll(() => void vi.useRealTimers())

/** From Friday to Saturday. */
const at = { checkIn: '2026-12-11', offsetMinutes: 480, checkInFrom: '14:00', rooms: 1 }
type Guarantee = NonNullable<HotelRate['guarantee']>
const always: Guarantee = {
  dateType: 'checkIn',
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  amount: 'firstNight',
  change: { kind: 'untilDayTime', days: 1, time: '18:00' },
}
const final: Guarantee = { ...always, change: { kind: 'noChange' } }
const late: Guarantee = { ...always, time: { start: '18:00', end: '06:00' }, rooms: 5 }
const onSundays: Guarantee = { ...always, weekdays: [0] }

/** As suppliers state what is paid at the hotel: cancelled after the latest arrival it is a no-show. */
const atHotel = (guarantee?: Guarantee): HotelRate =>
  ({
    hotelType: 1,
    nights: [{ date: at.checkIn, price: 500_00, breakfasts: 0 }],
    cancellation: { kind: 'free', basis: 'latestArrival', steps: [{ hoursBefore: 0, penalty: { kind: 'firstNight' } }] },
    freeUntil: '2026-12-11T10:00:00.000Z',
    ...(guarantee && { guarantee }),
  }) as HotelRate

describe('[handbook 4.3] [handbook 4.4] what is paid at the hotel costs its guarantee alone when it is cancelled', () => {
  const ends = '12月10日 周四 18:00'
  const guaranteed = `担保后在 ${ends} 前取消：免费，之后扣担保金`
  test.each([
    ['none is asked for', undefined, '无需担保', '入住前免费取消', ['入住前取消：免费']],
    ['always', always, '需担保', `${ends} 前免费取消`, [guaranteed]],
    ['always, and it is never given back', final, '需担保', '不可取消', ['担保后取消：扣担保金']],
    ['of late guests', late, '18:00 后到店需担保 · 5 间及以上需担保', '入住前免费取消', ['入住前取消：免费', guaranteed]],
    ['on other days of the week', onSundays, '无需担保', '入住前免费取消', ['入住前取消：免费']],
  ])('%s', (_what, guarantee, asked, word, ladder) => {
    const rate = atHotel(guarantee)
    expect(guaranteeWord(rate, at, text)).toBe(asked)
    expect(cancelWord(rate, at, words)).toBe(word)
    expect(cancelLadder(rate, at, text)).toEqual(ladder)
    expect(isFreeNow(rate, at)).toBe(word !== '不可取消')
  })

  test('once the guarantee is lost it is not said to be free any more', () => {
    turnTo('2026-12-10T10:00:01Z')
    expect(cancelWord(atHotel(always), at, words)).toBe('不可取消')
    expect(isFreeNow(atHotel(always), at)).toBe(false)
    turnTo('2026-12-01T02:00:00Z')
  })
})

test('what is paid in advance goes by its own policy', () => {
  const rate = { ...atHotel(always), hotelType: 2 } as HotelRate
  expect(guaranteeWord(rate, at, text)).toBeUndefined()
  expect(cancelWord(rate, at, words)).toBe('12月11日 周五 18:00 前免费取消')
  expect(cancelLadder(rate, at, text)).toEqual(['12月11日 周五 18:00 前取消：免费', '12月11日 周五 18:00 后取消：扣首晚房费'])
})
