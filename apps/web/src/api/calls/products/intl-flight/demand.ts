// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/demand.calls'
import type { WebCall } from '../../../web-call'

export const checkSameFlightDemand: WebCall<typeof contract.checkSameFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/CheckSameOrder',
  write: false,
}
export const chooseFlightPlan: WebCall<typeof contract.chooseFlightPlan> = {
  method: 'POST',
  path: 'api/FlightDemand/ChooseFlightDemandPlan',
  write: true,
}
export const declineFlightDemand: WebCall<typeof contract.declineFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/DeclineFlightDemandOrder',
  write: true,
}
export const findListedPeople: WebCall<typeof contract.findListedPeople> = {
  method: 'POST',
  path: 'api/FlightDemand/FindListedTravellers',
  write: false,
}
export const getFlightDemand: WebCall<typeof contract.getFlightDemand> = {
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandOrderDetail',
  write: false,
}
export const getFlightDemandBookInfo: WebCall<typeof contract.getFlightDemandBookInfo> = {
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandBookInfo',
  write: false,
}
export const getFlightDemandTemp: WebCall<typeof contract.getFlightDemandTemp> = {
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandTemp',
  write: false,
}
export const getFlightDemands: WebCall<typeof contract.getFlightDemands> = {
  method: 'POST',
  path: 'api/FlightDemand/GetFlightIntlDemandOrderList',
  write: false,
}
export const getUnconfirmedDemandCount: WebCall<typeof contract.getUnconfirmedDemandCount> = {
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  write: false,
}
export const issueFlightDemand: WebCall<typeof contract.issueFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/IssueFlightDemandOrder',
  write: true,
}
export const priceFlightDemandOffer: WebCall<typeof contract.priceFlightDemandOffer> = {
  method: 'POST',
  path: 'api/FlightDemand/PriceFlightDemandOffer',
  write: false,
}
export const processFlightDemandPolicy: WebCall<typeof contract.processFlightDemandPolicy> = {
  method: 'POST',
  path: 'api/FlightDemand/FlightDemandPolicyProcess',
  write: true,
}
export const quoteFlightDemand: WebCall<typeof contract.quoteFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/QuoteFlightDemandOrder',
  write: true,
}
export const refuseFlightDemand: WebCall<typeof contract.refuseFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/RefuseFlightDemandOrder',
  write: true,
}
export const revealFlightDemandDocument: WebCall<typeof contract.revealFlightDemandDocument> = {
  method: 'POST',
  path: 'api/FlightDemand/RevealFlightDemandDocument',
  write: false,
}
export const saveFlightDemandTemp: WebCall<typeof contract.saveFlightDemandTemp> = {
  method: 'POST',
  path: 'api/FlightDemand/SaveFlightDemandTemp',
  write: true,
}
export const searchFlightDemandOffers: WebCall<typeof contract.searchFlightDemandOffers> = {
  method: 'POST',
  path: 'api/FlightDemand/SearchFlightDemandOffers',
  write: false,
}
export const submitFlightDemand: WebCall<typeof contract.submitFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/SumitFlightDemandOrder',
  write: true,
}
export const takeListedGuests: WebCall<typeof contract.takeListedGuests> = {
  method: 'POST',
  path: 'api/FlightDemand/TakeListedGuests',
  write: true,
}
export const withdrawFlightDemand: WebCall<typeof contract.withdrawFlightDemand> = {
  method: 'POST',
  path: 'api/FlightDemand/FlightDemandObsolete',
  write: true,
}
