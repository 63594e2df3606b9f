import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { DemandNo } from '../../booking/demand.shapes'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { CreatedOrder } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { CreateMeetingOrder, MeetingBookInfo } from './booking.shapes'

const ofPlan = ['demandUnknown', 'demandClosed', 'planUnknown', 'planExpired', 'forbidden'] as const
const ofStatement = ['orderUnknown', 'meetingStepIllegal', 'meetingEvidenceMissing'] as const

export const openMeetingPlan = call({
  summary: 'Opens the order of the deposit of an offer for a meeting.',
  method: 'POST',
  path: 'api/MeetingRoom/OpenPlan',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...DemandNo.properties, planId: Type.String({ maxLength: 40 }) }),
  response: SavedTempOrder,
  problems: [...ofPlan],
})
export const openMeetingBalance = call({
  summary: 'Opens the order of what a meeting came to beyond its deposit.',
  method: 'POST',
  path: 'api/MeetingRoom/OpenBalance',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ orderNo: Type.String({ maxLength: 40 }) }),
  response: SavedTempOrder,
  problems: [...ofStatement],
})
export const getMeetingBookInfo = call({
  summary: 'What the order form of a deposit or of a balance needs.',
  method: 'GET',
  path: 'api/MeetingRoom/GetBookInfo',
  access: 'book',
  clause: 'S7.35',
  request: Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: MeetingBookInfo,
  problems: [...draftGone, ...ofPlan, ...ofStatement],
})
export const createMeetingOrder = call({
  summary: "Orders a meeting by its deposit, for which the hall's days are held, or settles it by the rest.",
  method: 'POST',
  path: 'api/MeetingRoom/CreateOrder',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: CreateMeetingOrder,
  response: CreatedOrder,
  problems: [...draftGone, ...bookingProblems, ...ofPlan, ...ofStatement, 'meetingHallTaken', 'meetingSettled', 'priceChanged'],
})
