import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { text as listText } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { formatPrice } from '../../../../kit/text/format'
import { isOwnRisk, type ListedItinerary } from './listed'

export type ListText = typeof listText

/** Differences below this percentage say nothing: the figures are estimates. */
const noticeable = 5

/** 126 kg CO₂e, and how it stands to the average of the route. */
export function carbonWords(text: ListText, kilograms: number, average: number): { figure: string; compared: string } {
  const percent = average > 0 ? Math.round(((kilograms - average) * 100) / average) : 0
  const compared =
    percent <= -noticeable
      ? text.carbonBelow({ percent: -percent })
      : percent >= noticeable
        ? text.carbonAbove({ percent })
        : text.carbonAverage
  return { figure: text.carbon({ kilograms }), compared }
}

/** What the card of an itinerary warns of before it is opened, each said once. */
export function warningsOf(text: ListText, itinerary: Pick<ListedItinerary, 'connections' | 'selfTransfer'>): string[] {
  const { connections } = itinerary
  return [
    ...(isOwnRisk(itinerary) ? [text.selfTransfer] : []),
    ...(connections.some(({ arriveAirport, departAirport }) => arriveAirport !== departAirport) ? [text.otherAirport] : []),
    ...(connections.some(({ visa }) => visa === 'needed') ? [text.visaNeeded] : []),
    ...(connections.some(({ visa }) => visa === 'unknown') ? [text.visaUnknown] : []),
  ]
}

/** Refund for a fee from ¥1,500; what is unknown is never said to be forbidden. */
export function penaltyWords(
  text: ListText,
  permission: IntlFare['digest']['refund'],
  fee: number | undefined,
): { words: string; tone: 'good' | 'plain' | 'bad' } {
  if (permission === 'fee' && fee !== undefined) return { words: text.feeFrom({ price: formatPrice(fee) }), tone: 'plain' }
  return {
    words: text.permissions[permission],
    tone: permission === 'free' ? 'good' : permission === 'forbidden' ? 'bad' : 'plain',
  }
}
