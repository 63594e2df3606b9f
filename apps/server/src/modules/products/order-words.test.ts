import { orderKinds, orderStates, type Fulfiller } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import { historySentence, nextStep } from '@sojourn/domain/booking/order/order-sentences'
import { orderWords } from '@sojourn/domain/booking/order/order-words'
import { orderEvents } from '@sojourn/domain/booking/order/transitions'
import { mailText } from '@sojourn/text/booking/mail'
import { describe, expect, test } from 'vitest'
import { hotelOrderWords } from './hotel/order/order-words'
import { trainOrderWords } from './train/order/order-words'

const ofTrains = ['rail', 'rail-waitlist', 'rail-office'] as const
/** What only flights have. */
const ofFlights = { 'zh-CN': /客票|航|值机|登机/, 'zh-TW': /客票|航|值機|登機/, en: /airline|flight|check in on time/i }
const deadline = '2026-11-20T02:30:00Z'

test.each(languages)('[handbook 3.9] orders of trains never speak of flights in %s, whatever their source', (language) => {
  for (const fulfiller of ofTrains) {
    const words = orderWords(language, trainOrderWords(language, fulfiller))
    const steps = orderStates.words.flatMap((state) =>
      orderKinds.flatMap((kind) =>
        [false, true].map((missed) => nextStep({ kind, state, missed, pendingApprovers: [], deadline }, words)),
      ),
    )
    const events = orderEvents.flatMap((event) => orderKinds.map((kind) => historySentence({ kind, event, reason: '-' }, words)))
    const said = [...steps, ...events, ...Object.values(words.refusals)]
    expect(said.filter((sentence) => ofFlights[language].test(sentence))).toEqual([])
  }
})

describe('how an order that has ended is headed, product by product', () => {
  test.each([
    [
      'flight',
      'flight',
      '出票失败，座位已释放，可重新预订',
      '订单已关闭，座位已释放，如仍需出行请重新预订',
      '审批未通过，座位已释放，可重新预订',
    ],
    [
      'train',
      'rail',
      '铁路未能出票，席位已释放，已付款项原路退回，可选择其他车次或席别',
      '订单已关闭，占座已释放，如仍需乘车请重新预订',
      '审批未通过，占座已释放，可重新预订',
    ],
    [
      'waitlist',
      'rail-waitlist',
      '截止时间已到，未能兑现，已付款项全额退回',
      '未在时限内预付票款，候补未开始',
      '审批未通过，候补未开始，可重新预订',
    ],
    [
      'ticket office',
      'rail-office',
      '票务代办未能出票，已付款项全额退回，可选择其他车次或席别',
      '订单已关闭，未购票，如仍需乘车请重新预订',
      '审批未通过，票务代办未购票，可重新预订',
    ],
    [
      'hotel',
      'hotel',
      '酒店未能接待，已付款项原路退回，可改订附近酒店',
      '订单已超时关闭，房间已释放',
      '审批未通过，房间已释放，可重新预订',
    ],
  ] as const)('%s', (_product, fulfiller, failed, closed, rejected) => {
    const words = orderWords('zh-CN', ownOf(fulfiller))
    const stepOf = (state: 'failed' | 'closed' | 'rejected') => nextStep({ kind: 'booking', state, pendingApprovers: [] }, words)
    expect([stepOf('failed'), stepOf('closed'), stepOf('rejected')]).toEqual([failed, closed, rejected])
  })
})

const ownOf = (fulfiller: Fulfiller) => {
  if (fulfiller === 'flight') return {}
  return fulfiller === 'hotel' ? hotelOrderWords('zh-CN') : trainOrderWords('zh-CN', fulfiller)
}

describe('notifications about orders that have ended, product by product', () => {
  const orderNo = 'T2026112000000001'
  const facts = { title: '上海 → 北京', traveller: '林晓雯', amount: '¥553.00' }
  test.each([
    ['flight', 'failed', '出票失败：上海 → 北京'],
    ['flight', 'refunded', '退票成功：上海 → 北京'],
    ['rail', 'issued', '车票已出：上海 → 北京'],
    ['rail', 'failed', '未购得车票：上海 → 北京'],
    ['rail', 'closed', '订单已关闭：上海 → 北京'],
    ['rail', 'refunded', '车票已退：上海 → 北京'],
    ['rail', 'changeFailed', '改签未成功：上海 → 北京'],
    ['rail-waitlist', 'issued', '候补已兑现：上海 → 北京'],
    ['rail-waitlist', 'failed', '候补未兑现：上海 → 北京'],
    ['rail-waitlist', 'closed', '候补未开始：上海 → 北京'],
    ['rail-waitlist', 'refunded', '车票已退：上海 → 北京'],
    ['rail-office', 'failed', '票务代办未能出票：上海 → 北京'],
    ['hotel', 'issued', '酒店已确认：上海 → 北京'],
    ['hotel', 'failed', '订房失败：上海 → 北京'],
  ] as const)('%s %s: %s', (fulfiller, kind, subject) => {
    const notifications = { ...mailText['zh-CN'], ...ownOf(fulfiller).notifications }
    const said = notifications[kind] as { subject: (p: object) => string; body: (p: object) => string }
    expect(said.subject({ ...facts, orderNo, object: '订单' })).toBe(subject)
    const body = said.body({ ...facts, orderNo, object: '订单' })
    expect(body).toContain(orderNo)
    if (fulfiller.startsWith('rail')) expect(body).not.toMatch(/客票|航|值机/)
  })
})
