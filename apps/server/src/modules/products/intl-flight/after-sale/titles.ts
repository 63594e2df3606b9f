import type { LocalText } from '@sojourn/contract/kit/language'
import type { KeptIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { titleOf } from '../book/order-record'

/** One line on the directions of these flights. */
export function titleOfSegments(
  segments: readonly Pick<KeptIntlSegment, 'slice' | 'flightNo' | 'departAirport' | 'arriveAirport'>[],
): LocalText {
  const slices = [...new Set(segments.map(({ slice }) => slice))]
  return titleOf(slices.map((slice) => ({ segments: segments.filter((segment) => segment.slice === slice) })))
}
