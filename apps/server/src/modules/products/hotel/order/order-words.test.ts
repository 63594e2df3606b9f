import { languages } from '@sojourn/contract/kit/language'
import { orderKinds, orderStates, type CouponState, type OrderState } from '@sojourn/contract/booking/codes'
import { historySentence, nextStep } from '@sojourn/domain/booking/order/order-sentences'
import { orderWords } from '@sojourn/domain/booking/order/order-words'
import { orderEvents } from '@sojourn/domain/booking/order/transitions'
import { expect, test } from 'vitest'
import { hotelOrderWords, hotelStateName, hotelStateNumber } from './order-words'

/** What only means of transport have; stays are never changed, locked or waited for. */
const ofTransport = {
  'zh-CN': /票|座|航司|值机|铁路/,
  'zh-TW': /票|座|航司|值機|鐵路/,
  en: /ticket|seat|airline|check in on time/i,
}
const neverOfStays = ['changing', 'changed', 'changeFailed', 'exchange', 'exchangeFail', 'changeAll', 'queue', 'exchangeAll']

test.each(languages)('[handbook 4.5] orders of hotels never speak of tickets or seats in %s', (language) => {
  const words = orderWords(language, hotelOrderWords(language))
  const steps = orderStates.words
    .filter((state) => !neverOfStays.includes(state))
    .flatMap((state) =>
      orderKinds
        .filter((kind) => kind !== 'change')
        .map((kind) => nextStep({ kind, state, pendingApprovers: [], deadline: '2026-11-20T02:30:00Z' }, words)),
    )
  const events = orderEvents
    .filter((event) => !neverOfStays.includes(event))
    .map((event) => historySentence({ kind: 'booking', event }, words))
  const said = [...steps, ...events, ...Object.values(words.refusals), words.kinds.booking, words.kinds.refund]
  expect(said.filter((sentence) => ofTransport[language].test(sentence))).toEqual([])
})

test.each<[string, OrderState, CouponState[], number | undefined, string | undefined]>([
  ['nobody has arrived yet', 'issued', ['open', 'open'], undefined, '订房成功'],
  ['the first night is used', 'issued', ['used', 'open'], 2600, '已入住'],
  ['nobody came', 'issued', ['void', 'void'], 2620, '未入住'],
  ['nobody came to what was left', 'completed', ['refunded', 'void'], 2620, '未入住'],
  ['left at the end', 'completed', ['used', 'used'], undefined, '已离店'],
  ['given up', 'refunded', ['refunded', 'refunded'], undefined, '已退订'],
])('[handbook 4.5] the state of a stay: %s', (_title, state, coupons, number, name) => {
  const kept = { state, coupons }
  expect([hotelStateNumber(kept), hotelStateName(kept, 'zh-CN')]).toEqual([number, name])
})
