import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { Topics } from '@sojourn/text/topics'
import { useText } from '../../../kit/text/text'
import { useProduct } from '../product/use-products'

type OrderWords = Topics['booking/order/page']
type SpokenOrder = Pick<OrderCore, 'productType' | 'kind' | 'parentOrderNo'>

/** The words of an order's page, in part those of its product. */
export function useOrderWords({ productType, kind, parentOrderNo }: SpokenOrder): OrderWords {
  const text = useText('booking/order/page')
  const ofProduct = useProduct()(productType).order?.words
  // What is bought beside another order is confirmed, and no ticket of its own.
  const own = kind === 'booking' && parentOrderNo !== undefined ? 'ofBeside' : ofProduct
  if (!own) return text
  const { steps, actions, ...others } = text[own]
  return { ...text, ...others, steps: { ...text.steps, ...steps }, actions: { ...text.actions, ...actions } }
}
