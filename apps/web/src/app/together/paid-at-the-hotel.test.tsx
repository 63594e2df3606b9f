import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { OrderMoney } from '../../features/booking/order/order-money'
import { ProductsContext } from '../../features/booking/product/products-context'
import { products } from '../../features/products'
import { loadTexts } from '../../kit/text/text'

beforeAll(() => loadTexts('booking/placing/book', 'booking/order/page', 'kit/widgets'))

const order = { kind: 'booking', productType: 3, payments: [], returns: [], prices: [], split: { company: 0, personal: 0 } }
const shown = (more: Partial<OrderCore>): string =>
  renderToStaticMarkup(
    <ProductsContext value={products}>
      <OrderMoney order={{ ...order, ...more } as unknown as OrderCore} names={{}} />
    </ProductsContext>,
  ).replaceAll(/<[^>]+>/g, ' ')

test('[handbook 4.4] a stay that is paid at the hotel says who takes the money, never that its company has not paid yet', () => {
  const atHotel = shown({ total: 0, settleType: 4 })
  expect(atHotel).toContain('到店向酒店付款，不经平台支付')
  for (const wrong of ['尚未支付', '企业月结', '无需支付']) expect(atHotel).not.toContain(wrong)
  expect(shown({ total: 553_00, settleType: 4 })).toContain('尚未支付 · 企业月结')
})
