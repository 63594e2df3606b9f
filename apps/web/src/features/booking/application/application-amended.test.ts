import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { expect, test } from 'vitest'
import { amendments } from './application-amended'

const words = {
  day: (date: string) => date.slice(5),
  price: (fen: number) => `¥${fen / 100}`,
  product: (productType: number) => (productType === 1 ? 'flight' : 'hotel'),
  flex: ({ before, after }: { before: number; after: number }) => `-${before} +${after}`,
  limited: 'listed',
  unlimited: 'anybody',
  anyCity: 'any city',
  home: ({ city }: { city: string }) => `from ${city}`,
  multiUse: 'again and again',
}
const city = (name: string) => ({ code: name, name })
const line = { productType: 1 as const, depart: city('北京'), arrive: city('上海'), isReturn: true }
const before = {
  costCentre: 'CC1 华东',
  standard: [],
  travellers: [{ name: '林晓雯' }],
  content: {
    title: '验收',
    travelDescription: '',
    limitTraveler: 1,
    productTypes: [1],
    itineraryMode: 'lines',
    lines: [{ ...line, startDate: '2026-12-09', endDate: '2026-12-11' }],
    cities: [],
    startDate: '2026-12-09',
    endDate: '2026-12-11',
    flexBefore: 0,
    flexAfter: 0,
    budgets: [{ productType: 1, amount: 300_000 }],
  },
} as unknown as ApplicationDetail

test('an amendment shows old beside new, and only what it changes', () => {
  expect(amendments(before, before, words)).toEqual([])
  const after = {
    ...before,
    standard: ['火车票：一等座'],
    travellers: [...before.travellers, { ...before.travellers[0]!, name: '黎家豪' }],
    content: {
      ...before.content,
      travelDescription: '增加一人',
      flexAfter: 2,
      endDate: '2026-12-12',
      lines: [
        { ...before.content.lines[0]!, arrive: { code: '', name: '' }, isReturn: false, multiUse: true, endDate: '2026-12-09' },
      ],
      budgets: [
        { productType: 3 as const, amount: 100_000 },
        { productType: 1 as const, amount: 600_000 },
      ],
      unionNo: 'XM-01',
    },
  }
  expect(amendments(before, after, words)).toEqual([
    { field: 'description', before: [], after: ['增加一人'] },
    { field: 'days', before: ['12-09 – 12-11'], after: ['12-09 – 12-12'] },
    { field: 'flex', before: [], after: ['-0 +2'] },
    { field: 'travellers', before: ['林晓雯'], after: ['林晓雯', '黎家豪'] },
    { field: 'itinerary', before: ['flight 北京 ⇄ 上海 12-09 – 12-11'], after: ['flight 北京 → any city 12-09 again and again'] },
    { field: 'budgets', before: ['flight ¥3000'], after: ['flight ¥6000', 'hotel ¥1000'] },
    { field: 'standard', before: [], after: ['火车票：一等座'] },
    { field: 'unionNo', before: [], after: ['XM-01'] },
  ])
})
