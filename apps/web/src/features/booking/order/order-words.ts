import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { Topics } from '@sojourn/text/topics'
import { useText } from '../../../kit/text/text'
import { useProduct } from '../product/use-products'

type OrderWords = Topics['booking/order/page']

/** The words of an order's page, in part those of its product. */
export function useOrderWords({ productType }: Pick<OrderCore, 'productType'>): OrderWords {
  const text = useText('booking/order/page')
  const own = useProduct()(productType).order?.words
  if (!own) return text
  const { steps, actions, ...others } = text[own]
  return { ...text, ...others, steps: { ...text.steps, ...steps }, actions: { ...text.actions, ...actions } }
}
