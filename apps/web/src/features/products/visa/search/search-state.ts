import { compareDates, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { reuseDaySearch } from '@sojourn/domain/booking/search-cache'
import { checkVisaSearch, defaultVisaCountry } from '@sojourn/domain/products/visa/draft'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import type { Place } from '../../../../kit/pickers/place'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'
import type { BookableDays } from '../../../booking/search/use-date-section'
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

/** A journey that is booked, and the visa that it needs. */
type Journey = Pick<VisaAlong, 'orderNo' | 'countryId' | 'countryName' | 'neededBy'>

/** For a journey that is booked. */
export const visaStateAlong = ({ countryId, countryName, neededBy }: Journey): VisaFormState => ({
  country: { code: String(countryId), name: countryName, kind: 0 },
  province: undefined,
  departDate: neededBy,
})

/** As the search of a list has it. */
export const editedVisaState = (search: VisaSearchParams): VisaFormState => ({
  country: { code: String(search.countryId), name: search.countryName, kind: 0 },
  province: search.provinceId ? { code: String(search.provinceId), name: search.provinceName ?? '', kind: 0 } : undefined,
  departDate: search.departDate,
})

/** The journey that the search of a list is for. */
export const editedAlong = ({ alongOrderNo, countryId, countryName, departDate }: VisaSearchParams): Journey | undefined =>
  alongOrderNo ? { orderNo: alongOrderNo, countryId, countryName, neededBy: departDate } : undefined

/** As an address asks for it: a country of a journey that is not booked yet, on its day or the last that can be searched for. */
export function visaStateAsked(address: URLSearchParams, { today, last }: CalendarRules): VisaFormState | undefined {
  const [code, name, day] = ['visaCountry', 'visaName', 'visaDay'].map((key) => address.get(key) ?? '')
  if (!code || !name || !/^\d+$/.test(code)) return undefined
  const asked = day && isLocalDate(day) && compareDates(day, today) >= 0 ? day : today
  return { country: { code, name, kind: 0 }, province: undefined, departDate: compareDates(asked, last) > 0 ? last : asked }
}

/** The days of a search; for a journey that is booked they go as far as its arrival. */
export function daysAlong(days: BookableDays, along: Journey | undefined): BookableDays {
  if (!along || compareDates(along.neededBy, days.rules.last) <= 0) return days
  return { ...days, rules: { ...days.rules, last: along.neededBy } }
}

export const keepVisaSearch = ({ country, province, departDate }: VisaFormState, now: number): void =>
  keepProductCache('visa_data_pc', {
    country: country ?? null,
    province: province ?? null,
    departDate,
    currentTimeStamp: now,
  } satisfies Cache)

/** The search that the form asks for; which countries exist is the server's to know. */
export function visaPlan(
  { country, province, departDate }: VisaFormState,
  rules: CalendarRules,
  along?: Journey,
): SearchPlan<VisaSearchParams> {
  const searchParams: VisaSearchParams = {
    visaType: 0,
    countryId: Number(country?.code ?? 0),
    countryName: country?.name ?? '',
    ...(province && { provinceId: Number(province.code), provinceName: province.name }),
    departDate,
    ...(along && country?.code === String(along.countryId) && { alongOrderNo: along.orderNo }),
  }
  const wrong = checkVisaSearch(searchParams, {
    today: rules.today,
    horizonEnd: rules.last,
    knowsCountry: () => true,
    knowsProvince: () => true,
  })
  return { wrong, searchParams }
}
