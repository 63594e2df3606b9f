import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel-rules'
import type { Work } from '../../../../context'
import type { ProductWork } from '../../../../capabilities/display'
import type { Tenant } from '../../../../db/tenant'
import { writeLetters } from '../../../booking/notification/write'
import { findPeople } from '../../../booking/traveller/store'
import { chinaDate } from '../../../../kit/clock'
import { findAsked, type DemandRow } from './demand-store'
import { inAll } from '../off-contract/outside'

const pathOf = ({ demandNo }: Pick<DemandRow, 'demandNo'>): string => `/order/hotel/hotelDemandDetail/index?demandNo=${demandNo}`

/** City and hotel of a demand, with its days. */
function titleOf({ body }: DemandRow): LocalText {
  const { checkIn: from, hotelName } = body
  const nights = nightsOf(body)
  const city = hotelCity(body.cityId)
  return inAll((language) => {
    const place = [city?.name[language] ?? '', hotelName].filter(Boolean).join(' · ')
    return hotelRulesText[language].demand.title({ place, from, nights })
  })
}

/** Demands that wait for an offer, as the agency's desk lists them. */
export async function askedDemands(tenant: Tenant, language: Language): Promise<ProductWork[]> {
  const rows = await findAsked(tenant)
  return rows.map((row) => ({
    workNo: row.demandNo,
    kindName: hotelRulesText[language].demand.kind,
    title: titleOf(row)[language],
    requesterId: row.employeeId,
    askedAt: row.createdAt,
    promisedBy: row.dueAt ?? row.createdAt,
    path: pathOf(row),
    inSession: true,
  }))
}

/** Whoever asked hears of the agency's answer. */
export async function writeAnswer(work: Work, row: DemandRow, kind: 'demandQuoted' | 'demandRefused'): Promise<void> {
  const people = await findPeople(work, row.body.employeeIds, chinaDate(work.context.clock.now()))
  await writeLetters(work, kind, [row.employeeId], {
    orderNo: row.demandNo,
    title: titleOf(row),
    total: 0,
    travellers: people,
    ...(row.dueAt ? { deadline: row.dueAt } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    path: pathOf(row),
  })
}
