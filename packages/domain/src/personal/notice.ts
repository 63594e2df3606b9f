/** Where and when a notice applies; an empty list or an absent date sets no limit. */
export interface NoticeScope {
  positions: readonly number[]
  products: readonly number[]
  /** Places or other words of a journey, of which one has to be named. */
  keywords: readonly string[]
  /** Local days on which somebody travels, both inclusive. */
  travelFrom: string | null
  travelTo: string | null
}

/** The place that asks, and what is known there of the journey. */
export interface NoticePlace {
  position: number
  product: number | undefined
  words: readonly string[]
  departDate: string | undefined
  arriveDate: string | undefined
}

/** Whether a notice belongs on this place (S7.11); one about days or words is silent where no journey is known. */
export function noticeApplies(scope: NoticeScope, place: NoticePlace): boolean {
  const { positions, products, keywords } = scope
  return (
    (positions.length === 0 || positions.includes(place.position)) &&
    (products.length === 0 || (place.product !== undefined && products.includes(place.product))) &&
    (keywords.length === 0 || keywords.some((keyword) => place.words.some((word) => word.includes(keyword)))) &&
    travelsWithin(scope, place)
  )
}

function travelsWithin({ travelFrom, travelTo }: NoticeScope, { departDate, arriveDate }: NoticePlace): boolean {
  if (travelFrom === null && travelTo === null) return true
  if (departDate === undefined) return false
  return (travelTo === null || departDate <= travelTo) && (travelFrom === null || (arriveDate ?? departDate) >= travelFrom)
}
