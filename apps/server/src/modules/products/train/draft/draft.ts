import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { trainDraftRules } from '@sojourn/domain/products/train/draft-rules'
import { checkTrainSearch, normalTrainNumber } from '@sojourn/domain/products/train/draft'
import { station } from '@sojourn/domain/reference/rail/stations'
import { trainSearchText } from '@sojourn/text/products/train/search'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { readDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft } from '../../../booking/search/save-draft'
import { openTrainDraft } from './open-draft'

const cityOf = (code: string): string => station(code)?.city.name['zh-CN'] ?? code

/** Keeps a search for trains (S7.20); the train number as tickets print it, the return date the same as the departure (S3.34). */
export async function saveTrainDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveTrainOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const params = request.searchParams
  const today = chinaDate(context.clock.now())
  const horizonEnd = bookingWindow(trainDraftRules, today).last
  const wrong = checkTrainSearch(params, { today, horizonEnd, knowsStation: (code) => station(code) !== undefined })
  if (wrong) return wrong
  const { trainNo = '', departDate, ...rest } = params
  const number = normalTrainNumber(trainNo)
  return saveDraft(context, actor, {
    product: 'train',
    frame: request,
    searchParams: { ...rest, departDate, returnDate: departDate, ...(number && { trainNo: number }) },
    cities: { depart: cityOf(params.departStationCode), arrive: cityOf(params.arriveStationCode) },
    startDate: departDate,
    endDate: departDate,
  })
}

/** The search of a draft with its stations in the reader's language, and who travels. */
export async function getTrainDraft(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<TrainTempOrder | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openTrainDraft)
  if (isProblem(found)) return found
  const { draft, people } = found
  const params = draft.searchParams
  const nameOf = (code: string, typed: string): string => station(code)?.name[actor.language] ?? typed
  return {
    ...draftParts({ draft, people }, actor),
    searchParams: {
      ...params,
      departStation: nameOf(params.departStationCode, params.departStation),
      arriveStation: nameOf(params.arriveStationCode, params.arriveStation),
    },
  }
}

/** A saved search in the reader's words. */
export function describeTrainDraft(params: TrainSearchParams, language: Language): Pick<TempOrder, 'places' | 'wishes'> {
  const text = trainSearchText[language]
  const nameOf = (code: string, typed: string) => station(code)?.name[language] ?? typed
  return {
    places: [
      {
        from: nameOf(params.departStationCode, params.departStation),
        to: nameOf(params.arriveStationCode, params.arriveStation),
        date: params.departDate,
      },
    ],
    wishes: [
      ...(params.trainNo ? [text.train({ number: params.trainNo })] : []),
      ...(params.searchFastTrainOnly ? [text.fastOnly] : []),
    ],
  }
}
