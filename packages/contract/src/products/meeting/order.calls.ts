import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { SentFen, Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { evidenceKinds, meetingLayouts, meetingLineKinds, meetingPeopleAtMost, meetingStates } from './meeting-words'
import { MeetingLine } from './requirement.shapes'
import { RoomCharge } from './room-block.shapes'

const Fen = Type.Integer()
const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Moved = Type.Object(OrderNo)

export const MeetingEvidence = Type.Object({
  evidenceId: Type.String(),
  kind: words(...evidenceKinds),
  fileName: Type.String(),
  size: Type.Integer(),
  uploadedAt: Instant,
  by: Type.String(),
})
export type MeetingEvidence = Static<typeof MeetingEvidence>

/** The order of a deposit with the whole of its event; the order of a balance tells the same event. */
export const MeetingOrderDetail = Type.Object({
  ...OrderCore.properties,
  meeting: Type.Object({
    /** Of the deposit; that of the balance once there is one. */
    depositNo: Type.String(),
    balanceNo: Type.Optional(Type.String()),
    demandNo: Type.String(),
    state: words(...meetingStates),
    stateName: Type.String(),
    venueName: Type.String(),
    address: Type.String(),
    hallName: Type.String(),
    layout: words(...meetingLayouts),
    seats: Type.Integer(),
    days: Type.Array(LocalDate),
    people: Type.Integer(),
    contractNo: Type.Optional(Type.String()),
    /** On what the contract stands beside its prices. */
    terms: Type.Array(Type.String()),
    quoted: Type.Array(MeetingLine),
    quotedTotal: Fen,
    deposit: Fen,
    /** The offer for as many as come now, where that is another number than it was made for. */
    expected: Type.Optional(Type.Object({ lines: Type.Array(MeetingLine), total: Fen })),
    /** What it came to, as the venue billed it. */
    statement: Type.Optional(
      Type.Object({
        revision: Type.Integer(),
        lines: Type.Array(MeetingLine),
        total: Fen,
        /** Still to be paid; negative comes back. */
        balance: Fen,
        /** It was paid by an order of its own. */
        balancePaid: Type.Boolean(),
        /** Until when an answer is waited for; absent where nobody is asked for one. */
        answerBy: Type.Optional(Instant),
        /** What its booker does not agree with. */
        objection: Type.Optional(Type.String()),
      }),
    ),
    /** What the rooms that are held come to by now; part of the bill. */
    roomCharge: Type.Optional(RoomCharge),
    evidence: Type.Array(MeetingEvidence),
    /** Without these nothing is settled. */
    missing: Type.Array(words(...evidenceKinds)),
    /** Calling it off now: fen that are lost of the deposit; absent where that is not possible. */
    loss: Type.Optional(Fen),
    canUpload: Type.Boolean(),
    canState: Type.Boolean(),
    canAnswer: Type.Boolean(),
    /** The agency closes it, as nobody answered in time. */
    canClose: Type.Boolean(),
    canChangePeople: Type.Boolean(),
    /** The agency has to tell the venue how many come. */
    canTellPeople: Type.Boolean(),
    events: Type.Array(Type.Object({ at: Instant, actor: Type.String(), sentence: Type.String() })),
  }),
})
export type MeetingOrderDetail = Static<typeof MeetingOrderDetail>

export const getMeetingOrderDetail = call({
  summary: 'A meeting by the order of its deposit or of its balance: contract, evidence, what it came to.',
  method: 'GET',
  path: 'api/MeetingRoom/GetOrderDetail',
  clause: 'S7.35',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: MeetingOrderDetail,
  problems: ['orderUnknown'],
})
export const uploadMeetingEvidence = call({
  summary: 'Keeps a paper of a meeting: notice, signed attendance, itemised bill or invoice.',
  method: 'POST',
  path: 'api/MeetingRoom/UploadEvidence',
  access: 'book',
  write: true,
  large: true,
  clause: 'S7.35',
  request: Type.Object({
    ...OrderNo,
    kind: words(...evidenceKinds),
    fileName: Type.String({ minLength: 1, maxLength: 100 }),
    /** Base64. */
    content: Type.String({ minLength: 4, maxLength: 11_000_000 }),
  }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'fileTooLarge', 'fileUnreadable', 'fileMismatch', 'fileUnsafe'],
})
export const readMeetingEvidence = call({
  summary: 'A paper of a meeting in clear; written down before it is told.',
  method: 'POST',
  path: 'api/MeetingRoom/ReadEvidence',
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, evidenceId: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ fileName: Type.String(), mediaType: Type.String(), content: Type.String() }),
  problems: ['orderUnknown', 'meetingFileUnknown'],
})
export const readMeetingContract = call({
  summary: 'The contract of a meeting as PDF, once its venue has confirmed.',
  method: 'POST',
  path: 'api/MeetingRoom/ReadContract',
  clause: 'S7.35',
  request: Type.Object(OrderNo),
  response: Type.Object({ fileName: Type.String(), mediaType: Type.String(), content: Type.String() }),
  problems: ['orderUnknown', 'meetingStepIllegal'],
})
export const changeMeetingPeople = call({
  summary: 'Another number of people, as long as the hall seats them and the event has not begun.',
  method: 'POST',
  path: 'api/MeetingRoom/ChangePeople',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, people: Type.Integer({ minimum: 2, maximum: meetingPeopleAtMost }) }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingSeatsShort'],
})
export const tellMeetingVenuePeople = call({
  summary: "The venue was told how many people come, by the agency's staff.",
  method: 'POST',
  path: 'api/MeetingRoom/TellVenuePeople',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, people: Type.Integer({ minimum: 2, maximum: meetingPeopleAtMost }) }),
  response: Moved,
  problems: ['orderUnknown', 'forbidden', 'meetingStepIllegal'],
})
export const stateMeetingActual = call({
  summary: "What a meeting came to, line by line, by the agency's staff once it is over.",
  method: 'POST',
  path: 'api/MeetingRoom/StateActual',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    ...OrderNo,
    lines: Type.Array(
      Type.Object({
        kind: words(...meetingLineKinds),
        unit: SentFen,
        count: Type.Integer({ minimum: 1, maximum: 5000 }),
        times: Type.Integer({ minimum: 1, maximum: 30 }),
      }),
      { minItems: 1, maxItems: meetingLineKinds.length },
    ),
  }),
  response: Moved,
  problems: ['orderUnknown', 'forbidden', 'meetingStepIllegal'],
})
export const objectMeetingActual = call({
  summary: 'What is wrong with the statement of a meeting; the agency states it anew.',
  method: 'POST',
  path: 'api/MeetingRoom/ObjectActual',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, revision: Version, reason: Type.String({ minLength: 2, maxLength: 200 }) }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'reasonMissing'],
})
export const acceptMeetingActual = call({
  summary: 'Accepts a statement within the deposit: what was paid beyond it comes back.',
  method: 'POST',
  path: 'api/MeetingRoom/AcceptActual',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, revision: Version }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingEvidenceMissing'],
})
export const closeMeetingActual = call({
  summary:
    "Closes a meeting whose statement nobody answered in time, by the agency's staff: the deposit settles it as far as it goes.",
  method: 'POST',
  path: 'api/MeetingRoom/CloseActual',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, revision: Version, reason: Type.String({ minLength: 2, maxLength: 200 }) }),
  response: Moved,
  problems: ['orderUnknown', 'forbidden', 'meetingStepIllegal', 'meetingSettled', 'meetingAnswerAwaited', 'reasonMissing'],
})
export const callOffMeeting = call({
  summary: 'Calls a meeting off at no more than the loss that was seen; its hall is free again.',
  method: 'POST',
  path: 'api/MeetingRoom/CallOff',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, expectedLoss: SentFen, reason: Type.String({ minLength: 2, maxLength: 200 }) }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingLossRose', 'reasonMissing'],
})
