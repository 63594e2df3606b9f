import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import type { VisaTempOrder } from '@sojourn/contract/products/visa/visa.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { compareDates } from '@sojourn/domain/kit/local-date'
import { visaDraftRules } from '@sojourn/domain/products/visa/draft-rules'
import { checkVisaSearch } from '@sojourn/domain/products/visa/draft'
import { province } from '@sojourn/domain/reference/place/provinces'
import { visaDestination } from '@sojourn/domain/reference/place/visa-countries'
import { visaSearchText } from '@sojourn/text/products/visa/search'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { readDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft } from '../../../booking/search/save-draft'
import type { FlownVisa } from '../order/flown-visas'
import { openVisaDraft } from './open-draft'
import { flownTrip } from './searched-trip'

/** Keeps a search for visas (S7.20). */
export async function saveVisaDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveVisaOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const { searchParams } = request
  const today = chinaDate(context.clock.now())
  const flown = await flownFor(context, actor, searchParams)
  if (isProblem(flown)) return flown
  const { last } = bookingWindow(visaDraftRules, today)
  const wrong = checkVisaSearch(searchParams, {
    today,
    horizonEnd: flown && compareDates(flown.neededBy, last) > 0 ? flown.neededBy : last,
    knowsCountry: (id) => visaDestination(id) !== undefined,
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

/** The visa that the flights need for which one searches. */
const flownFor = (context: Context, actor: Actor, params: VisaSearchParams): Promise<FlownVisa | Problem | undefined> =>
  inCompany<FlownVisa | Problem | undefined>(context, actor.enterpriseId, async (work) => {
    const flown = await flownTrip(work, actor, params)
    return isProblem(flown) ? problem('orderUnknown', { field: 'searchParams.alongOrderNo' }) : flown
  })

/** The search of a draft with its places in the reader's language, and who travels. */
export async function getVisaDraft(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<VisaTempOrder | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openVisaDraft)
  if (isProblem(found)) return found
  const { draft, people } = found
  const { countryName, provinceName, ...params } = draft.searchParams
  const residence = province(String(params.provinceId))?.name[actor.language] ?? provinceName
  return {
    ...draftParts({ draft, people }, actor),
    searchParams: {
      ...params,
      countryName: visaDestination(params.countryId)?.country.name[actor.language] ?? countryName,
      ...(residence !== undefined && { provinceName: residence }),
    },
  }
}

/** A saved search in the reader's words. */
export function describeVisaDraft(params: VisaSearchParams, language: Language): Pick<TempOrder, 'places' | 'wishes'> {
  const residence = params.provinceId ? province(String(params.provinceId))?.name[language] : undefined
  return {
    places: [{ to: visaDestination(params.countryId)?.country.name[language] ?? params.countryName, date: params.departDate }],
    wishes: residence ? [visaSearchText[language].residence({ province: residence })] : [],
  }
}
