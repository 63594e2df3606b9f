import { formatPrice } from '../../../kit/format'
import { ask } from '../../../kit/modal-queue'
import { useText } from '../../../kit/text'

/** Asks whether an order goes on at the total that the server reckons now; both in fen. */
export function useAskNewPrice(): (former: number, now: number) => Promise<boolean> {
  const text = useText('booking/book-form')
  return (former, now) =>
    ask({
      title: text.priceChangedTitle,
      message: text.priceChangedAsk({ former: formatPrice(former), now: formatPrice(now) }),
      confirm: text.priceAccept,
      cancel: true,
    })
}
