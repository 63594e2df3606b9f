import { expect, test } from 'vitest'
import { noticePlace } from './notice-place'

const none = new URLSearchParams()
const draft = {
  productType: 1,
  places: [
    { from: '北京', to: '上海', date: '2026-12-01' },
    { from: '上海', to: '广州', date: '2026-12-03' },
  ],
  travellers: [],
} as unknown as Parameters<typeof noticePlace>[2]

test('[S7.11] each page asks for the notices of its place and its journey', () => {
  const journey = {
    productType: 1,
    fromCity: '北京',
    toCity: '上海',
    matchText1: '广州',
    departDate: '2026-12-01',
    arriveDate: '2026-12-03',
  }
  expect(noticePlace('/', none, undefined)).toEqual({ position: 1 })
  expect(noticePlace('/flight/list', none, draft)).toEqual({ position: 2, ...journey })
  expect(noticePlace('/flight/book', none, draft)).toEqual({ position: 3, ...journey })
  expect(noticePlace('/order/train/detail', new URLSearchParams({ orderId: 'T1' }), undefined)).toEqual({
    position: 4,
    productType: 5,
    orderNo: 'T1',
  })
})

test('[S7.11] a page without a journey asks for nothing', () => {
  const asked = ['/flight/list', '/center/mails', '/order/flight/detail'].map((path) => noticePlace(path, none, undefined))
  expect(asked).toEqual([undefined, undefined, undefined])
})
