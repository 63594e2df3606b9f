import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import type { PlannedJourney } from '@sojourn/domain/booking/order/unused-tickets'
import { addDays } from '@sojourn/domain/kit/local-date'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import type { Work } from '../../../context'
import { productOfLine, productsOf } from '../application/in-words'
import { findShownContents } from '../application/store'
import { lastingProducts, routeOf } from './facts'
import { findPlannedApplications, findPlannedSegments } from './journeys-store'

/** What is planned under which number. */
export interface NumberedJourney extends PlannedJourney {
  kind: 'application' | 'order'
  number: string
}

/**
 * What these people will travel and have not yet paid: legs of their applications in force, and orders that wait. A search is nobody's but its
 * own searcher's, and is compared where it is made.
 */
export async function plannedJourneys(work: Work, travellers: readonly string[], today: string): Promise<NumberedJourney[]> {
  if (travellers.length === 0) return []
  const asked = lastingProducts(work.context)
  const [applications, segments] = await Promise.all([
    findPlannedApplications(work, { travellers, today }),
    findPlannedSegments(work, { travellers, today, products: asked }),
  ])
  const contents = await findShownContents(
    work,
    applications.map(({ travelApplyNo }) => travelApplyNo),
  )
  return [
    ...applications.flatMap(({ travelApplyNo, displayNo }): NumberedJourney[] => {
      const shown = contents.find((each) => each.travelApplyNo === travelApplyNo)
      const journeys = shown ? journeysOf(shown.content, asked, today) : []
      return journeys.map((journey) => ({ kind: 'application', number: displayNo, ...journey }))
    }),
    ...segments.map(({ orderNo, product, departDate, body, travellerIds }): NumberedJourney => {
      const { from, to, carrier } = routeOf(work.context, product, body)
      const days = { firstDay: departDate, lastDay: departDate }
      return { kind: 'order', number: orderNo, travellerIds, from: [from], to: [to], carrier, ...days }
    }),
  ]
}

/** The legs of an application that may still begin; of a set of cities any from one to another. */
function journeysOf(content: ApplicationContent, asked: readonly Product[], today: string): PlannedJourney[] {
  const { travellerIds, flexBefore, flexAfter } = content
  const between = (first: string, last: string) => {
    const begins = addDays(first, -flexBefore)
    return { firstDay: begins < today ? today : begins, lastDay: addDays(last, flexAfter) }
  }
  const isOpen = ({ lastDay }: PlannedJourney): boolean => lastDay >= today
  if (content.itineraryMode === 'cities') {
    const cities = [...content.cities, ...(content.homeCity ? [content.homeCity] : [])].map(cityKey)
    const known = cities.includes('') ? [] : cities
    const any = { travellerIds, from: known, to: known, ...between(content.startDate, content.endDate) }
    return productsOf(content).some((product) => asked.includes(product)) ? [any].filter(isOpen) : []
  }
  return content.lines
    .filter((line) => asked.includes(productOfLine(line)))
    .flatMap(({ depart, arrive, startDate, endDate, isReturn }): PlannedJourney[] => {
      const [from, to] = [depart, arrive].map((city) => [cityKey(city)].filter(Boolean)) as [string[], string[]]
      const out = { travellerIds, from, to, ...between(startDate, startDate) }
      return isReturn ? [out, { travellerIds, from: to, to: from, ...between(endDate, endDate) }] : [out]
    })
    .filter(isOpen)
}
