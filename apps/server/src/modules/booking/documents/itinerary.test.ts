import { expect, test } from 'vitest'
import { renderItinerary, type Itinerary } from './itinerary'

const point = {
  place: '北京首都',
  note: 'T3',
  date: '2026-12-09',
  time: '08:00',
  zone: 'Asia/Shanghai',
  at: '2026-12-09T00:00:00Z',
}
const itinerary = (name: string): Itinerary => ({
  lang: 'zh',
  region: 'cn',
  product: '远行商旅',
  company: '远行科技',
  title: '行程单',
  notAnInvoice: '不作为报销凭证',
  orderNo: 'F2026112000000001',
  facts: [{ name: '订单号', value: 'F2026112000000001' }],
  parts: [{ label: 'MU5101', detail: '东航', facts: [], from: point, to: point }],
  travellers: [{ name, document: '身份证 110101********0011', tickets: ['781-2345678901'] }],
  total: '¥1,280.00',
  footer: '',
  labels: { journey: '行程', travellers: '出行人', name: '姓名', document: '证件', ticket: '票号', total: '合计' },
})
const sizeWith = (name: string): number => renderItinerary(itinerary(name)).length
/** What one more glyph adds to the file: its outline; a character without one adds next to nothing. */
const growth = (name: string): number => sizeWith(`行程${name}`) - sizeWith('行程')

test('rare characters of names are drawn', () => {
  const undrawn = growth('\u{F8F0}')
  for (const name of ['䶮', '堃', '喆', '臺', '婧'])
    expect({ name, drawn: growth(name) > undrawn + 60 }).toEqual({ name, drawn: true })
})

test('what a person wrote is text, never markup', () => {
  expect(() => sizeWith('#panic("x") $ *b* `c` [d] \\ " ${e}')).not.toThrow()
  expect(sizeWith('#include "/etc/passwd"')).toBeGreaterThan(sizeWith(''))
})
