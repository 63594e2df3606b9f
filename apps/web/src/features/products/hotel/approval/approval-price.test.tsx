import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../../kit/text/text'
import { ApprovalPrice } from '../../../booking/approval/approval-price'
import { hotel } from '../screens'
import { approval } from './approval-screens'

beforeAll(() =>
  loadTexts(
    'booking/approval/page',
    'booking/application/balance',
    'products/flight/words',
    'products/train/words',
    'products/hotel/words',
    'kit/widgets',
  ),
)

const budget = {
  name: '销售部',
  from: '2026-01-01',
  to: '2026-12-31',
  needed: 55_300,
  left: 120_000,
  level: 0,
  control: 'strong',
}
const detail = { alternatives: [], departmentSpend: 0, budgets: [budget] } as unknown as ApprovalDetail
const stay = { kind: 'booking', stayName: '湖畔酒店', stayTotal: 55_300, split: { company: 0, personal: 0 } }
const shown = (order: object): string =>
  renderToStaticMarkup(
    <ApprovalPrice
      detail={detail}
      order={{ ...stay, ...order } as unknown as OrderCore}
      product={hotel.order}
      screens={approval}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a room paid at the hotel is decided with what its desk will take, though the order itself costs nothing', () => {
  expect(shown({ hotelType: 1, prices: [], total: 0 })).toContain('到店支付 ¥553')
})

test('a prepaid room has its price in its total, and nothing at the desk', () => {
  const prepaid = shown({ hotelType: 2, prices: [{ kind: 'room', unit: 55_300, count: 1, amount: 55_300 }], total: 55_300 })
  expect(prepaid).toContain('合计 ¥ 553')
  expect(prepaid).not.toContain('到店支付')
})

test('[handbook 8.2] the approver reads what bears the order and what is left of it', () => {
  expect(shown({ hotelType: 2, prices: [], total: 55_300 })).toContain('）承担 ¥553 · 剩余 ¥1,200')
})
