import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addMonths, compareDates } from '@sojourn/domain/kit/local-date'
import { visasOfTrip, type VisaOfTrip } from '@sojourn/domain/products/visa/along'
import { wouldServe, type HeldFault, type HeldVisa } from '@sojourn/domain/products/visa/held'
import { countryIn } from '@sojourn/domain/products/visa/catalogue/product-name'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Admission, StaysAbroad } from '../../../../capabilities/admission'
import type { Work } from '../../../../context'
import { findUnderWay, type UnderWay } from '../order/applicant-store'
import { heldVisas, ofTrip } from '../order/held-visas'

/** Visas for a journey: the one that somebody holds, else the one that is applied for. */
export async function visaAdmissions(work: Work, { employeeIds, stays, orderNos, reader }: StaysAbroad): Promise<Admission[]> {
  const { language } = reader
  const [underWay, heldBy] = await Promise.all([
    findUnderWay(work, employeeIds),
    heldVisas(work, { employeeIds, apart: orderNos }),
  ])
  return visasOfTrip(stays).flatMap((trip) => {
    const applied = underWay.filter(({ visa }) => wouldServe(visa, trip, orderNos))
    return employeeIds.flatMap((employeeId): Admission | [] => {
      const own = ofTrip(heldBy(employeeId), trip)
      const order = applied.find((each) => each.employeeId === employeeId)
      if (own && !own.fault) return { employeeId, ...ofHeld(trip, own, language) }
      if (order) return { employeeId, ...ofOrder(trip, order, reader) }
      return own ? { employeeId, ...ofHeld(trip, own, language) } : []
    })
  })
}

type Told = Omit<Admission, 'employeeId'>

const placesOf = ({ countries }: VisaOfTrip, language: Language): string =>
  visaRulesText[language].places({ names: countries.map((country) => countryIn(country, language)) })

function ofHeld(trip: VisaOfTrip, { visa, fault }: { visa: HeldVisa; fault: HeldFault | undefined }, language: Language): Told {
  const text = visaRulesText[language]
  const has = text.heldFor({
    places: placesOf(trip, language),
    entries: text.entries[visa.entries],
    validUntil: dayInWords(visa.validUntil, language),
  })
  const sentence = fault ? text.reason({ sentence: has, remark: text.heldFaults[fault] }) : has
  return { countries: trip.countries, status: fault ? 'short' : 'serves', sentence, years: yearsOf(visa) }
}

/** Its number is for whoever may open it. */
function ofOrder(
  trip: VisaOfTrip,
  { employeeId, bookerId, orderNo }: UnderWay,
  { employeeId: readerId, language }: StaysAbroad['reader'],
): Told {
  const isOwn = bookerId === readerId || employeeId === readerId
  const sentence = visaRulesText[language].appliedFor({ places: placesOf(trip, language), ...(isOwn && { orderNo }) })
  return { countries: trip.countries, status: 'applied', sentence }
}

/** Whole years; the day before an anniversary is taken for it, since visas end on either. */
function yearsOf({ validFrom, validUntil }: HeldVisa): number {
  let years = 0
  while (years < 10 && compareDates(addMonths(validFrom, 12 * (years + 1)), addMonths(validUntil, 1)) <= 0) years += 1
  return years
}
