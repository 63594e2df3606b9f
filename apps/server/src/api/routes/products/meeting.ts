import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import {
  exportMeetingAttendees,
  makeMeetingInvitation,
  removeMeetingAttendee,
  revokeMeetingInvitation,
} from '@sojourn/contract/products/meeting/attendee.calls'
import {
  createMeetingOrder,
  getMeetingBookInfo,
  openMeetingBalance,
  openMeetingPlan,
} from '@sojourn/contract/products/meeting/booking.calls'
import {
  answerMeetingInvitation,
  beginMeetingJourney,
  readMeetingInvitation,
} from '@sojourn/contract/products/meeting/invitation.calls'
import {
  acceptMeetingActual,
  callOffMeeting,
  closeMeetingActual,
  changeMeetingPeople,
  getMeetingOrderDetail,
  objectMeetingActual,
  readMeetingContract,
  readMeetingEvidence,
  stateMeetingActual,
  tellMeetingVenuePeople,
  uploadMeetingEvidence,
} from '@sojourn/contract/products/meeting/order.calls'
import {
  askMeetingAgain,
  askMeetingOffers,
  cancelMeetingDemand,
  getMeetingDemand,
  getMeetingDemandHalls,
  getMeetingDemands,
  getMeetingVenueNames,
  quoteMeetingDemand,
  refuseMeetingDemand,
  saveMeetingDraft,
  tellMeetingVenuesAsked,
} from '@sojourn/contract/products/meeting/requirement.calls'
import {
  beginAttendeeSearch,
  getMeetingJourneys,
  groupMeetingApplication,
  ungroupMeetingApplication,
} from '@sojourn/contract/products/meeting/journey.calls'
import { addMeetingInvitees, remindMeetingInvitees, removeMeetingInvitee } from '@sojourn/contract/products/meeting/invitee.calls'
import { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { getUnconfirmedMeetingCount } from '@sojourn/contract/products/meeting/waiting.calls'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { callOff, changePeople } from '../../../modules/products/meeting/after-sale/call-off'
import { readEvidence, uploadEvidence } from '../../../modules/products/meeting/after-sale/evidence'
import { toldVenuePeople } from '../../../modules/products/meeting/after-sale/told-venue'
import { acceptActual, closeActual, objectActual, stateActual } from '../../../modules/products/meeting/after-sale/statement'
import { answerInvitation, readInvitation } from '../../../modules/products/meeting/attendees/answer'
import { attendees, exportAttendees } from '../../../modules/products/meeting/order-detail/attendees-view'
import { makeInvitation, removeAttendee, withdrawInvitation } from '../../../modules/products/meeting/attendees/invite'
import { askOffers, saveDraft } from '../../../modules/products/meeting/demand/ask'
import { createOrder } from '../../../modules/products/meeting/demand/book'
import { bookInfo } from '../../../modules/products/meeting/demand/book-info'
import {
  askAgain,
  cancelDemand,
  demand,
  demands,
  refuseDemand,
  unconfirmedMeetings,
  tellVenuesAsked,
} from '../../../modules/products/meeting/demand/demands'
import { openBalance, openPlan } from '../../../modules/products/meeting/demand/open-part'
import { demandHalls, quoteDemand } from '../../../modules/products/meeting/demand/quote'
import { journeys } from '../../../modules/products/meeting/order-detail/journeys-view'
import { readContract } from '../../../modules/products/meeting/order-detail/contract-paper'
import { orderDetail } from '../../../modules/products/meeting/order-detail/order-detail'
import { addInvitees, remindInvitees, removeInvitee } from '../../../modules/products/meeting/attendees/invitees'
import { beginOwnJourney } from '../../../modules/products/meeting/journeys/own-search-form'
import { beginSearch } from '../../../modules/products/meeting/journeys/search-form'
import { groupApplication, ungroupApplication } from '../../../modules/products/meeting/journeys/group'
import { holdRooms } from '../../../modules/products/meeting/room-block/hold'
import { venueNames } from '../../../modules/products/meeting/search/asked-venues'
import { bind, type Api } from '../../bind'
import { bindLink } from '../../link'

export function bindMeetings(api: Api): void {
  bind(api, getMeetingVenueNames, venueNames)
  bind(api, askMeetingOffers, askOffers)
  bind(api, saveMeetingDraft, saveDraft)
  bind(api, getMeetingDemands, demands)
  bind(api, getMeetingDemand, demand)
  bind(api, getUnconfirmedMeetingCount, unconfirmedMeetings)
  bind(api, getMeetingDemandHalls, demandHalls)
  bind(api, tellMeetingVenuesAsked, tellVenuesAsked)
  bind(api, quoteMeetingDemand, quoteDemand)
  bind(api, refuseMeetingDemand, refuseDemand)
  bind(api, cancelMeetingDemand, cancelDemand)
  bind(api, askMeetingAgain, askAgain)
  bind(api, openMeetingPlan, openPlan)
  bind(api, openMeetingBalance, openBalance)
  bind(api, closeMeetingActual, closeActual)
  bind(api, readMeetingContract, readContract)
  bind(api, tellMeetingVenuePeople, toldVenuePeople)
  bind(api, getMeetingBookInfo, bookInfo)
  bind(api, createMeetingOrder, createOrder)
  bind(
    api,
    getMeetingOrderDetail,
    noting(orderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, uploadMeetingEvidence, uploadEvidence)
  bind(api, readMeetingEvidence, readEvidence)
  bind(api, changeMeetingPeople, changePeople)
  bind(api, stateMeetingActual, stateActual)
  bind(api, objectMeetingActual, objectActual)
  bind(api, acceptMeetingActual, acceptActual)
  bind(api, callOffMeeting, callOff)
  bindAttendees(api)
}

function bindAttendees(api: Api): void {
  bind(api, getMeetingAttendees, attendees)
  bind(api, makeMeetingInvitation, makeInvitation)
  bind(api, revokeMeetingInvitation, withdrawInvitation)
  bind(api, removeMeetingAttendee, removeAttendee)
  bind(api, exportMeetingAttendees, exportAttendees)
  bind(api, addMeetingInvitees, addInvitees)
  bind(api, removeMeetingInvitee, removeInvitee)
  bind(api, remindMeetingInvitees, remindInvitees)
  bind(api, holdMeetingRooms, holdRooms)
  bind(api, getMeetingJourneys, journeys)
  bind(api, groupMeetingApplication, groupApplication)
  bind(api, ungroupMeetingApplication, ungroupApplication)
  bind(api, beginAttendeeSearch, beginSearch)
  bind(api, beginMeetingJourney, beginOwnJourney)
  bindLink(api, readMeetingInvitation, readInvitation)
  bindLink(api, answerMeetingInvitation, answerInvitation)
}
