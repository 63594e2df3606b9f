import { products, type OrderState } from '@sojourn/contract/booking/codes'
import { stateNumber } from '@sojourn/contract/booking/state-numbers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, beforeAll } from 'vitest'
import { getPaymentState } from '../../api/calls/booking/payment'
import { Component as PayFail, loader } from '../../features/finance/pay-fail-page'
import { Component as PaySuccess } from '../../features/finance/pay-success-page'
import { ProductsContext } from '../../features/booking/product/products-context'
import { products as screens } from '../../features/products'

beforeAll(loader)

const paymentNo = 'P1'
const stateNames = { flight: '出票失败', train: '出票失败', hotel: '订房失败' }
type Booked = keyof typeof stateNames

/** A page about a payment of one order, paid personally, as the server tells of both. */
function shown(Page: ComponentType, product: Booked, payment: string, order: OrderState): string {
  const client = new QueryClient()
  const { letter, call } = screens[product].order!
  const orderNo = `${letter}1`
  const state = stateNumber(product, 'booking', order)
  const paid = { paymentNo, state: payment, total: 553_00, company: 0, personal: 553_00, points: 0, orderNos: [orderNo] }
  client.setQueryData([getPaymentState.path, { paymentNo }], paid)
  client.setQueryData(['order state', orderNo], state)
  client.setQueryData([call.path, { orderId: orderNo }], {
    orderNo,
    productType: products.code(product),
    title: '行程',
    state,
    stateName: stateNames[product],
    nextStep: '款项已退回',
  })
  return renderToStaticMarkup(
    <ProductsContext value={screens}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/pay?paymentNo=${paymentNo}`]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </ProductsContext>,
  )
}

describe.each(['flight', 'train', 'hotel'] as const)(
  '[S2.20] paid personally, and the supplier does not fulfil it: %s',
  (product) => {
    test('while the money is on its way back: no success is headed above the failed order', () => {
      const html = shown(PaySuccess, product, 'paid', 'failed')
      expect(html).toContain('已收款，订单未能完成')
      expect(html).toContain(stateNames[product])
      expect(html).not.toMatch(/支付成功|没有扣款|仍为您保留/)
    })

    test('once it is back: how much, and neither that nothing was taken nor that anything is held', () => {
      const html = shown(PayFail, product, 'refunded', 'failed')
      expect(html).toContain('已支付的 ¥553 已按原支付方式全额退回')
      expect(html).not.toMatch(/支付成功|没有扣款|仍为您保留|重新支付/)
    })

    test('a payment that itself failed took nothing, and its seats or rooms wait for another', () => {
      const html = shown(PayFail, product, 'failed', 'awaitingPayment')
      expect(html).toContain('没有扣款')
      expect(html).toContain('仍为您保留')
    })

    test('an order that is being fulfilled is paid', () => {
      expect(shown(PaySuccess, product, 'paid', 'issued')).toContain('支付成功')
    })
  },
)
