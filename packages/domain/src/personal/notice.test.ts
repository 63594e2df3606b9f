import { describe, expect, test } from 'vitest'
import { noticeApplies, type NoticePlace, type NoticeScope } from './notice'

const scope = (more: Partial<NoticeScope> = {}): NoticeScope => ({
  positions: [],
  products: [],
  keywords: [],
  travelFrom: null,
  travelTo: null,
  ...more,
})
const place = (more: Partial<NoticePlace> = {}): NoticePlace => ({
  position: 1,
  product: undefined,
  words: [],
  departDate: undefined,
  arriveDate: undefined,
  ...more,
})

describe('[S7.11] where a notice is shown', () => {
  test.each([
    ['without limits it is everywhere', {}, {}, true],
    ['on its positions', { positions: [1, 2] }, { position: 2 }, true],
    ['on no other position', { positions: [1, 2] }, { position: 3 }, false],
    ['with its products', { products: [1] }, { product: 1 }, true],
    ['with no other product', { products: [1] }, { product: 5 }, false],
    ['nowhere without a product, when it is about one', { products: [1] }, {}, false],
    ['where a word of the journey contains its own', { keywords: ['浦东'] }, { words: ['北京', '上海浦东'] }, true],
    ['not for another journey', { keywords: ['浦东'] }, { words: ['北京'] }, false],
    [
      'for a journey that ends on its first day',
      { travelFrom: '2026-12-01' },
      { departDate: '2026-11-30', arriveDate: '2026-12-01' },
      true,
    ],
    ['for a journey on its last day', { travelTo: '2026-12-01' }, { departDate: '2026-12-01' }, true],
    ['not for a later journey', { travelTo: '2026-12-01' }, { departDate: '2026-12-02' }, false],
    ['not where no day is known', { travelTo: '2026-12-01' }, {}, false],
  ] as const)('%s', (_, given, asked, shown) => {
    expect(noticeApplies(scope(given), place(asked))).toBe(shown)
  })
})
