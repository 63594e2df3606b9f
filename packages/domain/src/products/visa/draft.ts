import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { checkDay } from '../../booking/date-section'

/** S9.07: Singapore, as `reference/visa-countries.ts` numbers it. */
export const defaultVisaCountry = 2926

export interface VisaSearchContext {
  today: string
  horizonEnd: string
  knowsCountry(id: number): boolean
  knowsProvince(id: number): boolean
}

/** The first thing wrong with a search for visas; the province may stay open (S2.55, S5.13). */
export function checkVisaSearch(params: VisaSearchParams, context: VisaSearchContext): Problem | undefined {
  const { countryId, countryName, provinceId = 0, departDate } = params
  if (countryId === 0) return problem('visaCountryMissing', { field: 'countryId' })
  if (!context.knowsCountry(countryId))
    return problem('visaCountryUnknown', { field: 'countryId', detail: { country: countryName || countryId } })
  if (provinceId !== 0 && !context.knowsProvince(provinceId)) return problem('provinceUnknown', { field: 'provinceId' })
  return checkDay('departDate', departDate, context)
}
