// @vitest-environment happy-dom
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getVisasAlong } from '../../../../api/calls/products/visa/visa'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, type Sketch } from '../../../../testing/server'
import { VisasAlong } from './visas-along'

inBrowser('products/visa/search', 'products/visa/words')

const text = () => readText('products/visa/search')
const flight = { orderNo: 'I1', productType: 2, travelType: 1 } as OrderSummary
const visa = {
  orderNo: 'I1',
  countryId: 2802,
  countryName: '韩国',
  countryNames: ['韩国'],
  need: 'evisa',
  rules: [{ sentence: '中国普通护照：需行前申请电子签证' }, { sentence: '香港特区护照：免签，最多停留 90 天' }],
  neededBy: '2026-12-20',
  held: [],
  allHeld: false,
  applied: [],
  missing: true,
  travelType: 1,
} as const satisfies Sketch<VisaAlong>

beforeEach(() => signIn({ visaBookable: 1 }))

async function open(more: Sketch<VisaAlong> = {}, servingTwice: string[] = []) {
  answer(getVisasAlong, { visas: [{ ...visa, ...more }], servingTwice })
  showPart(<VisasAlong orders={[flight]} />)
  await screen.findByText(visa.rules[0].sentence)
}
const apply = () => screen.queryByRole('link', { name: text().apply({ country: '韩国' }) })

test('a journey tells what is asked of each passport among its travellers, and leads to where it is applied for', async () => {
  await open()
  expect(screen.getByText(visa.rules[1].sentence)).toBeTruthy()
  expect(apply()?.getAttribute('href')).toBe(paths.visaAlong({ orderId: 'I1', country: 2802 }))
})

test('one that is applied for leads to its order in place of the search; to that of others not', async () => {
  const mine = { employeeId: 'e1', sentence: '林晓雯的签证申请：办理中', orderNo: 'V1' }
  const others = { employeeId: 'e2', sentence: '陈志远的签证申请：办理中' }
  await open({ applied: [mine, others], missing: false })
  const links = screen.getAllByRole('link', { name: text().toVisaOrder })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.visaOrder({ orderId: 'V1' })])
  expect(screen.getByText(new RegExp(others.sentence))).toBeTruthy()
  expect(apply()).toBeNull()
})

test('papers that serve for several visas are named', async () => {
  await open({}, ['护照资料页', '证件照'])
  expect(screen.getByText(text().servingTwice({ papers: '护照资料页 · 证件照' }))).toBeTruthy()
})
