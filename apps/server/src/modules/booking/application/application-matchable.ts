import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import { bookableDays, type MatchableApplication, type Mismatch } from '@sojourn/domain/booking/application/match'
import type { Tenant } from '../../../db/tenant'
import type { ApplicationRow, ContentRow } from './record'
import { productOfLine, productsOf } from './in-words'
import { findShownContents } from './store'
import { findTakenNights, findTakenSlots } from './use-store'
import { budgetLeftOf } from './application-money'

export type Matchable = MatchableApplication & { row: ApplicationRow; shown: ContentRow }

/** Applications as the rules compare them with a booking, with the legs that orders took; in the order of the rows. */
export async function matchableOf(tenant: Tenant, rows: readonly ApplicationRow[]): Promise<Matchable[]> {
  const nos = rows.map(({ travelApplyNo }) => travelApplyNo)
  const contents = await findShownContents(tenant, nos)
  const counted = contents.flatMap(({ travelApplyNo, contentVersion, content }) => {
    const lines = content.lines.flatMap(({ multiUse }, line) => (multiUse === true ? [] : [line]))
    return content.itineraryMode === 'cities' || lines.length === 0 ? [] : [{ travelApplyNo, contentVersion, lines }]
  })
  const byNight = contents.flatMap(({ travelApplyNo, content }) => (content.standard?.nightsPerDay ? [travelApplyNo] : []))
  const taken = counted.length === 0 ? [] : await findTakenSlots(tenant, counted)
  const nights = byNight.length === 0 ? [] : await findTakenNights(tenant, byNight)
  return rows.flatMap((row) => {
    const shown = contents.find(({ travelApplyNo }) => travelApplyNo === row.travelApplyNo)
    const used = taken.filter(({ travelApplyNo }) => travelApplyNo === row.travelApplyNo)
    const nightsTaken = nights.filter(({ travelApplyNo }) => travelApplyNo === row.travelApplyNo)
    return shown ? [matchable(row, shown, { used, nightsTaken })] : []
  })
}

function matchable(row: ApplicationRow, shown: ContentRow, taken: Pick<MatchableApplication, 'used' | 'nightsTaken'>): Matchable {
  const { content } = shown
  return {
    row,
    shown,
    state: row.state,
    products: productsOf(content),
    applicantId: row.applicantId,
    limitTraveler: content.limitTraveler === 1,
    travellerIds: content.travellerIds,
    itineraryMode: content.itineraryMode,
    lines: content.lines.map((line) => ({
      product: productOfLine(line),
      depart: cityKey(line.depart),
      arrive: cityKey(line.arrive),
      startDate: line.startDate,
      endDate: line.endDate,
      isReturn: line.isReturn,
      multiUse: line.multiUse === true,
    })),
    cities: content.cities.map(cityKey),
    homeCity: content.homeCity ? cityKey(content.homeCity) : '',
    startDate: content.startDate,
    endDate: content.endDate,
    flexBefore: content.flexBefore,
    flexAfter: content.flexAfter,
    control: row.control,
    budgetLeft: budgetLeftOf(row),
    ...(content.standard?.nightsPerDay && { nightsPerDay: content.standard.nightsPerDay }),
    ...taken,
  }
}

/** The failure as the caller reads it; dates name the days on which a booking would fit. */
export function mismatch(found: Mismatch, application: MatchableApplication): Problem {
  return problem('applicationMismatch', { field: 'travelApplyNo', detail: { ...found, ...bookableDays(application) } })
}
