import { chooseTravellers, getTempOrder } from '@sojourn/contract/booking/draft.calls'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import { getBookDateSection } from '@sojourn/contract/reference/city.calls'
import { bookDateSection } from '../../../modules/booking/search/date-section'
import { chooseTempOrderTravellers, tempOrder } from '../../../modules/products/drafts'
import { saveHotelDraft } from '../../../modules/products/hotel/draft/draft'
import { saveIntlFlightDraft } from '../../../modules/products/intl-flight/draft/draft'
import { saveCarDraft } from '../../../modules/products/car/draft/draft'
import { saveTrainDraft } from '../../../modules/products/train/draft/draft'
import { saveVisaDraft } from '../../../modules/products/visa/draft/draft'
import { bind, type Api } from '../../bind'

/** Searches of every product on their way to a list. */
export function bindDrafts(api: Api): void {
  bind(api, saveIntlFlightOrderTemp, saveIntlFlightDraft)
  bind(api, saveHotelOrderTemp, saveHotelDraft)
  bind(api, saveCarOrderTemp, saveCarDraft)
  bind(api, saveTrainOrderTemp, saveTrainDraft)
  bind(api, saveVisaOrderTemp, saveVisaDraft)
  bind(api, getTempOrder, tempOrder)
  bind(api, chooseTravellers, chooseTempOrderTravellers)
  bind(api, getBookDateSection, bookDateSection)
}
