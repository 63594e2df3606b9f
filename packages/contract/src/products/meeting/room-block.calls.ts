import { Type } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { blockRoomsAtMost } from './meeting-words'

export const holdMeetingRooms = call({
  summary: 'The venue holds exactly these rooms for the guests of a meeting, all or none, instead of those that it held before.',
  method: 'POST',
  path: 'api/MeetingRoom/HoldRooms',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    orderNo: Type.String({ maxLength: 40 }),
    nights: Type.Array(Type.Object({ night: LocalDate, rooms: Type.Integer({ minimum: 0, maximum: blockRoomsAtMost }) }), {
      maxItems: 20,
    }),
  }),
  response: Type.Object({ orderNo: Type.String() }),
  problems: [
    'orderUnknown',
    'meetingStepIllegal',
    'meetingRoomsUnquoted',
    'meetingRoomsWrong',
    'meetingRoomsShort',
    'meetingRoomsClosed',
    'meetingRoomsBooked',
  ],
})
