import { formatPrice } from '../../../kit/text/format'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'

type Sentence = (prices: { former: string; now: string }) => string

/**
 * Asks whether an order goes on at what it costs now, beside what was accepted last; both in fen. What is not dearer is not asked. A
 * product says what it compares, where that is not the total.
 */
export function useAskNewPrice(sentence?: Sentence): (former: number, now: number) => Promise<boolean> {
  const text = useText('booking/placing/book-form')
  const asked = sentence ?? text.priceChangedAsk
  return async (former, now) =>
    now <= former ||
    ask({
      title: text.priceChangedTitle,
      message: asked({ former: formatPrice(former), now: formatPrice(now) }),
      confirm: text.priceAccept,
      cancel: true,
    })
}
