import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { NumericId } from '../kit/numbers'

/** Something of a served company that waits for the agency: an offer, tickets to buy. */
export const AgencyWork = Type.Object({
  enterpriseId: NumericId,
  companyName: Type.String(),
  /** Number of the request or order. */
  workNo: Type.String(),
  /** The number that people know; empty where the request has none. */
  shownNo: Type.String(),
  /** What kind of work it is, in the reader's words. */
  kindName: Type.String(),
  title: Type.String(),
  requester: Type.String(),
  askedAt: Instant,
  promisedBy: Instant,
  /** The promise is over. */
  late: Type.Boolean(),
  /** Where it is done, relative to the product's root. */
  path: Type.String(),
  /** In whose session it is done; absent where the desk itself does it. */
  employeeId: Type.Optional(Type.String()),
  /** Who of the agency looks after it. */
  owner: Type.Optional(Type.Object({ agentId: Type.String(), name: Type.String(), takenAt: Instant, mine: Type.Boolean() })),
})
export type AgencyWork = Static<typeof AgencyWork>

const WorkNo = { enterpriseId: NumericId, workNo: Type.String({ maxLength: 40 }) }

export const getAgencyWork = call({
  summary: 'What waits for the agency in all companies that it serves, the earliest promise first.',
  method: 'GET',
  path: 'api/Agent/GetWork',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ list: Type.Array(AgencyWork) }),
})

/** Taking over names the present owner, so that nobody takes what a colleague took a moment ago. */
export const takeAgencyWork = call({
  summary: 'Takes something that waits for the agency, or takes it over from the colleague who is named.',
  method: 'POST',
  path: 'api/Agent/TakeWork',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ ...WorkNo, from: Type.Optional(Type.String({ maxLength: 40 })) }),
  response: Type.Object({ workNo: Type.String() }),
  problems: ['customerNotServed', 'agencyWorkGone', 'agencyWorkTaken'],
})

export const handBackAgencyWork = call({
  summary: 'Gives something that one took back to the desk.',
  method: 'POST',
  path: 'api/Agent/HandBackWork',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object(WorkNo),
  response: Type.Object({ workNo: Type.String() }),
  problems: ['customerNotServed', 'agencyWorkTaken'],
})
