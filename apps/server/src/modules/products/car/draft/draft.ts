import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CarTempOrder } from '@sojourn/contract/products/car/car.shapes'
import type { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { carDraftRules } from '@sojourn/domain/products/car/draft-rules'
import { checkCarSearch, followsService, normalServiceNo, rideBegins } from '@sojourn/domain/products/car/draft'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { readDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft } from '../../../booking/search/save-draft'
import { carCity, carPlace } from '../supply/places'
import { openCarDraft } from './open-draft'

/** Keeps a search for cars, with the number of a flight or train as boards show it. */
export async function saveCarDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveCarOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const params = request.searchParams
  const now = context.clock.now()
  const today = chinaDate(now)
  const { last: horizonEnd } = bookingWindow(carDraftRules, today)
  const wrong = checkCarSearch(params, { today, horizonEnd, now: now.toISOString() }) ?? (await refusePlaces(context, params))
  if (wrong) return wrong
  const city = carCity(params.cityId)?.name['zh-CN'] ?? ''
  const { date, time } = localOf(rideBegins(params, now.toISOString()), chinaOffsetMinutes)
  return saveDraft(context, actor, {
    product: 'car',
    frame: request,
    searchParams: { ...asOrdered(params), departDate: date, departTime: time },
    cities: { depart: city, arrive: city },
    startDate: date,
    endDate: date,
  })
}

/** Without what its type of ride does not have. */
function asOrdered({ to, serviceNo = '', ...params }: CarSearchParams): CarSearchParams {
  const type = params.rideType
  const number = followsService(type) ? normalServiceNo(serviceNo) : ''
  return { ...params, ...(to && type !== 'dayHire' && { to }), ...(number && { serviceNo: number }) }
}

async function refusePlaces(context: Context, { cityId, from, to }: CarSearchParams): Promise<Problem | undefined> {
  if (!carCity(cityId)) return problem('cityUnknown', { field: 'cityId' })
  if (!(await carPlace(context, cityId, from.placeId))) return problem('carPlaceUnknown', { field: 'from' })
  return !to || (await carPlace(context, cityId, to.placeId)) ? undefined : problem('carPlaceUnknown', { field: 'to' })
}

/** The search of a draft, and who travels. */
export async function getCarDraft(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<CarTempOrder | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openCarDraft)
  if (isProblem(found)) return found
  const { draft, people } = found
  return {
    ...draftParts({ draft, people }, actor),
    searchParams: draft.searchParams,
  }
}

/** A saved search in the reader's words; places are called as they were when they were chosen. */
export function describeCarDraft(params: CarSearchParams, language: Language): Pick<TempOrder, 'places' | 'wishes'> {
  const text = carRulesText[language]
  const { from, to, departDate, serviceNo } = params
  const type = text.types[params.rideType]
  return {
    places: [to ? { from: from.name, to: to.name, date: departDate } : { to: from.name, date: departDate }],
    wishes: [type, ...(serviceNo ? [serviceNo] : [])],
  }
}
