import { compareDates } from '@sojourn/domain/kit/local-date'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { reuseDaySearch } from '@sojourn/domain/booking/search-cache'
import { checkVisaSearch, defaultVisaCountry } from '@sojourn/domain/products/visa/draft'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import type { Place } from '../../../../kit/pickers/place'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'
import type { SearchPlan } from '../../../booking/search/search-frame'

export interface VisaFormState {
  country: Place | undefined
  province: Place | undefined
  departDate: string
}

/** visa_data_pc (S3.57) */
interface Cache {
  country: Place | null
  province: Place | null
  departDate: string
  currentTimeStamp: number
}

/** The last search when it is young enough (S4.21), else Singapore today (S9.04, S9.07). */
export function initialVisaState(now: number, today: string, defaultName: string): VisaFormState {
  const stored = readProductCache<Cache>('visa_data_pc', ['country', 'province', 'departDate'])
  const cache = stored && reuseDaySearch(stored, now, today)
  if (!cache) {
    return { country: { code: String(defaultVisaCountry), name: defaultName, kind: 0 }, province: undefined, departDate: today }
  }
  return { country: cache.country ?? undefined, province: cache.province ?? undefined, departDate: cache.departDate }
}

/** For a journey that is booked; one that leaves later than visas are searched for begins with the last day that can be chosen. */
export const visaStateAlong = ({ countryId, countryName, neededBy }: VisaAlong, { last }: CalendarRules): VisaFormState => ({
  country: { code: String(countryId), name: countryName, kind: 0 },
  province: undefined,
  departDate: compareDates(neededBy, last) > 0 ? last : neededBy,
})

export const keepVisaSearch = ({ country, province, departDate }: VisaFormState, now: number): void =>
  keepProductCache('visa_data_pc', {
    country: country ?? null,
    province: province ?? null,
    departDate,
    currentTimeStamp: now,
  } satisfies Cache)

/** The search that the form asks for; which countries exist is the server's to know. */
export function visaPlan({ country, province, departDate }: VisaFormState, rules: CalendarRules): SearchPlan<VisaSearchParams> {
  const searchParams: VisaSearchParams = {
    visaType: 0,
    countryId: Number(country?.code ?? 0),
    countryName: country?.name ?? '',
    ...(province && { provinceId: Number(province.code), provinceName: province.name }),
    departDate,
  }
  const wrong = checkVisaSearch(searchParams, {
    today: rules.today,
    horizonEnd: rules.last,
    knowsCountry: () => true,
    knowsProvince: () => true,
  })
  return { wrong, searchParams }
}
