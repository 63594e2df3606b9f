import type { Language } from '@sojourn/contract/kit/language'
import { visitedOf, type CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import type { Admission } from '../../../../capabilities/admission'
import type { Work } from '../../../../context'

interface Going {
  employeeIds: readonly string[]
  flights: readonly CrossingFlight[]
  language: Language
  /** Orders by which they go, where there are any. */
  orderNos?: readonly string[]
}

/** What those who fly have or have asked for to be let in where they go, as other products know it. */
export async function admissionsOf(work: Work, { flights, orderNos = [], ...going }: Going): Promise<Admission[]> {
  const stays = visitedOf(flights).map(({ country, arriveDate, departDate }) => ({
    country,
    from: arriveDate,
    ...(departDate !== undefined && { until: departDate }),
  }))
  if (going.employeeIds.length === 0 || stays.length === 0) return []
  const knowing = Object.values(work.context.products).flatMap(({ admissions }) => admissions ?? [])
  return (await Promise.all(knowing.map((admissions) => admissions(work, { ...going, stays, orderNos })))).flat()
}
