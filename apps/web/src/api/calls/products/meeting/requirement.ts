// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/requirement.calls'
import type { WebCall } from '../../../web-call'

export const askMeetingAgain: WebCall<typeof contract.askMeetingAgain> = {
  method: 'POST',
  path: 'api/MeetingRoom/ResubmitRequirement',
  write: true,
}
export const askMeetingOffers: WebCall<typeof contract.askMeetingOffers> = {
  method: 'POST',
  path: 'api/MeetingRoom/SubmitRequirement',
  write: true,
}
export const cancelMeetingDemand: WebCall<typeof contract.cancelMeetingDemand> = {
  method: 'POST',
  path: 'api/MeetingRoom/CancelRequirement',
  write: true,
}
export const getMeetingDemand: WebCall<typeof contract.getMeetingDemand> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetRequirementDetail',
  write: false,
}
export const getMeetingDemandHalls: WebCall<typeof contract.getMeetingDemandHalls> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetRequirementHalls',
  write: false,
}
export const getMeetingDemands: WebCall<typeof contract.getMeetingDemands> = {
  method: 'POST',
  path: 'api/MeetingRoom/GetRequirementList',
  write: false,
}
export const getMeetingVenueNames: WebCall<typeof contract.getMeetingVenueNames> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetVenueNames',
  write: false,
}
export const quoteMeetingDemand: WebCall<typeof contract.quoteMeetingDemand> = {
  method: 'POST',
  path: 'api/MeetingRoom/QuoteRequirement',
  write: true,
}
export const refuseMeetingDemand: WebCall<typeof contract.refuseMeetingDemand> = {
  method: 'POST',
  path: 'api/MeetingRoom/RefuseRequirement',
  write: true,
}
export const saveMeetingDraft: WebCall<typeof contract.saveMeetingDraft> = {
  method: 'POST',
  path: 'api/MeetingRoom/SaveRequirement',
  write: true,
}
export const tellMeetingVenuesAsked: WebCall<typeof contract.tellMeetingVenuesAsked> = {
  method: 'POST',
  path: 'api/MeetingRoom/TellVenuesAsked',
  write: true,
}
