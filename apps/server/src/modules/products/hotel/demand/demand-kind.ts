import type { LocalText } from '@sojourn/contract/kit/language'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import {
  isSameDemand,
  readDemand,
  readPlan,
  type KeptDemand,
  type KeptPlan,
} from '@sojourn/domain/products/hotel/kept/kept-demand'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { DemandKind } from '../../../../capabilities/demand'
import type { DemandRow } from '../../../booking/demand/demand-store'
import { inAll } from '../off-contract/off-contract'

export type HotelDemandRow = DemandRow<KeptDemand, KeptPlan>

/** City and hotel of a demand, with its days. */
function titleOf(body: KeptDemand): LocalText {
  const { checkIn: from, hotelName } = body
  const nights = nightsOf(body)
  const city = hotelCity(body.cityId)
  return inAll((language) => {
    const place = [city?.name[language] ?? '', hotelName].filter(Boolean).join(' · ')
    return hotelRulesText[language].demand.title({ place, from: dayInWords(from, language), nights })
  })
}

/** A hotel or rate that the list lacks, at home or abroad (handbook 4.5). */
export const hotelDemandKind: DemandKind<KeptDemand, KeptPlan> = {
  product: 'hotel',
  series: 'HD',
  readBody: readDemand,
  readPlan,
  travellers: ({ employeeIds }) => employeeIds,
  places: ({ cityId }) => [String(cityId)],
  startsOn: ({ checkIn }) => checkIn,
  isSame: isSameDemand,
  title: titleOf,
  kindName: (language) => hotelRulesText[language].demand.kind,
  path: (demandNo) => `/order/hotel/hotelDemandDetail/index?demandNo=${demandNo}`,
  reopens: false,
}
