import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { Topics } from '@sojourn/text/topics'
import { useText } from '../../../kit/text'

type OrderWords = Topics['booking/order-page']

/** Product codes of hotels (S1.08). */
const stays: readonly number[] = [3, 4]

/** The words of an order's page; an order of a hotel holds rooms where others hold seats. */
export function useOrderWords({ productType }: Pick<OrderCore, 'productType'>): OrderWords {
  const text = useText('booking/order-page')
  if (!stays.includes(productType)) return text
  const { steps, actions, ...own } = text.ofStays
  return { ...text, ...own, steps: { ...text.steps, ...steps }, actions: { ...text.actions, ...actions } }
}
