import { products, type Product } from '@sojourn/contract/booking/codes'
import type { chooseTravellers, getTempOrder } from '@sojourn/contract/booking/draft.calls'
import type { TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import type { Actor, Context } from '../../context'
import { openDraft } from '../booking/draft/draft'
import { chooseDraftTravellers, readDraft, type PeopledDraft } from '../booking/party/draft-travellers'
import { draftParts } from '../booking/party/draft-view'
import { describeCarDraft } from './car/draft/draft'
import { describeHotelDraft } from './hotel/draft/draft'
import { describeIntlFlightDraft } from './intl-flight/draft/draft'
import { describeTrainDraft } from './train/draft/draft'
import { describeVisaDraft } from './visa/draft/draft'

type Described = Pick<TempOrder, 'places' | 'endDate' | 'wishes'>

/** Each product says what its own search asks for; a domestic flight asks for less than an international one. */
const describe: Partial<Record<Product, (params: object, language: Language) => Described>> = {
  flight: (params, language) => describeIntlFlightDraft(params as IntlFlightSearchParams, language),
  intlFlight: (params, language) => describeIntlFlightDraft(params as IntlFlightSearchParams, language),
  hotel: (params, language) => describeHotelDraft(params as HotelSearchParams, language),
  intlHotel: (params, language) => describeHotelDraft(params as HotelSearchParams, language),
  car: (params, language) => describeCarDraft(params as CarSearchParams, language),
  train: (params, language) => describeTrainDraft(params as TrainSearchParams, language),
  visa: (params, language) => describeVisaDraft(params as VisaSearchParams, language),
}

/** A saved search of any product in the reader's words (S3.40). */
export async function tempOrder(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getTempOrder>,
): Promise<TempOrder | Problem> {
  const found = await readDraft<object>(context, actor, request.tempOrderNo, openDraft)
  return isProblem(found) ? found : answer(found, actor)
}

/** Who travels, of any product (S4.14). */
export const chooseTempOrderTravellers = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof chooseTravellers>,
): Promise<TempOrder | Problem> =>
  chooseDraftTravellers<object, TempOrder>(context, actor, { chosen: request, open: openDraft }, (chosen) =>
    answer(chosen, actor),
  )

function answer({ draft, people }: PeopledDraft<object>, actor: Actor): TempOrder {
  return {
    ...draftParts({ draft, people }, actor),
    productType: products.code(draft.product),
    ...(draft.displayTravelApplyNo && { displayTravelApplyNo: draft.displayTravelApplyNo }),
    ...(describe[draft.product]?.(draft.searchParams, actor.language) ?? { places: [], wishes: [] }),
  }
}
