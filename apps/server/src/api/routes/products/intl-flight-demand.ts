import {
  checkSameFlightDemand,
  chooseFlightPlan,
  declineFlightDemand,
  findListedPeople,
  getFlightDemand,
  getFlightDemandBookInfo,
  getFlightDemands,
  getFlightDemandTemp,
  getUnconfirmedDemandCount,
  issueFlightDemand,
  priceFlightDemandOffer,
  processFlightDemandPolicy,
  quoteFlightDemand,
  refuseFlightDemand,
  revealFlightDemandDocument,
  saveFlightDemandTemp,
  searchFlightDemandOffers,
  submitFlightDemand,
  takeListedGuests,
  withdrawFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { unconfirmed } from '../../../modules/booking/demand/demand'
import { choosePlan, demandBookInfo, processPolicy } from '../../../modules/products/intl-flight/demand/choose-plan'
import { startFlightDemand } from '../../../modules/products/intl-flight/demand/demand-form'
import { flightDemandKind } from '../../../modules/products/intl-flight/demand/demand-kind'
import {
  checkSame,
  demand,
  demands,
  quoteDemand,
  refuseDemandOf,
  saveDemandDraft,
  submitDemand,
  withdrawDemand,
} from '../../../modules/products/intl-flight/demand/demands'
import { declineDemand, issueDemand, revealDocument } from '../../../modules/products/intl-flight/demand/issue-demand'
import { takeGuests } from '../../../modules/products/intl-flight/demand/listed-guests'
import { listedPeople } from '../../../modules/products/intl-flight/demand/listed-people'
import { priceDemandOffer } from '../../../modules/products/intl-flight/demand/offers/priced-offer'
import { searchDemandOffers } from '../../../modules/products/intl-flight/demand/offers/search-offers'
import { bind, type Api } from '../../bind'

/** Requests to the agency for international flights. */
export function bindFlightDemands(api: Api): void {
  bind(api, getUnconfirmedDemandCount, unconfirmed(flightDemandKind))
  bind(api, getFlightDemands, demands)
  bind(api, getFlightDemand, demand)
  bind(api, getFlightDemandTemp, startFlightDemand)
  bind(api, saveFlightDemandTemp, saveDemandDraft)
  bind(api, submitFlightDemand, submitDemand)
  bind(api, checkSameFlightDemand, checkSame)
  bind(api, findListedPeople, listedPeople)
  bind(api, takeListedGuests, takeGuests)
  bind(api, searchFlightDemandOffers, searchDemandOffers)
  bind(api, priceFlightDemandOffer, priceDemandOffer)
  bind(api, quoteFlightDemand, quoteDemand)
  bind(api, refuseFlightDemand, refuseDemandOf)
  bind(api, withdrawFlightDemand, withdrawDemand)
  bind(api, processFlightDemandPolicy, processPolicy)
  bind(api, getFlightDemandBookInfo, demandBookInfo)
  bind(api, chooseFlightPlan, choosePlan)
  bind(api, revealFlightDemandDocument, revealDocument)
  bind(api, issueFlightDemand, issueDemand)
  bind(api, declineFlightDemand, declineDemand)
}
