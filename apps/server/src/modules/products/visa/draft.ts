import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { visaDraftRules } from '@sojourn/domain/products/visa/draft-rules'
import { checkVisaSearch } from '@sojourn/domain/products/visa/draft'
import { province } from '@sojourn/domain/reference/place/provinces'
import { visaDestinations, type VisaDestination } from '@sojourn/domain/reference/place/visa-countries'
import { visaSearchText } from '@sojourn/text/products/visa/search'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { saveDraft } from '../../booking/search/save-draft'

const destination = (id: number): VisaDestination | undefined => visaDestinations().find((each) => each.id === id)

/** Keeps a search for visas (S7.20). */
export async function saveVisaDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveVisaOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const { searchParams } = request
  const today = chinaDate(context.clock.now())
  const wrong = checkVisaSearch(searchParams, {
    today,
    horizonEnd: bookingWindow(visaDraftRules, today).last,
    knowsCountry: (id) => destination(id) !== undefined,
    knowsProvince: (id) => province(String(id)) !== undefined,
  })
  if (wrong) return wrong
  const { departDate } = searchParams
  return saveDraft(context, actor, {
    product: 'visa',
    frame: request,
    searchParams,
    cities: {},
    startDate: departDate,
    endDate: departDate,
  })
}

/** A saved search in the reader's words. */
export function describeVisaDraft(params: VisaSearchParams, language: Language): Pick<TempOrder, 'places' | 'wishes'> {
  const residence = params.provinceId ? province(String(params.provinceId))?.name[language] : undefined
  return {
    places: [{ to: destination(params.countryId)?.country.name[language] ?? params.countryName, date: params.departDate }],
    wishes: residence ? [visaSearchText[language].residence({ province: residence })] : [],
  }
}
