import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { words } from '../kit/words'
import { memberLevels } from './member-levels'

const MemberLevel = words(...memberLevels)

export const MembershipInfo = Type.Object({
  /** False until the person has joined: the level is what they would have. */
  joined: Type.Boolean(),
  /** S3.53 */
  grade: MemberLevel,
  memberLevelName: Type.String(),
  /** Points earned in this calendar year, and what the level counts: the better of this year and the last. */
  yearPoints: Type.Integer(),
  levelPoints: Type.Integer(),
  nextLevel: Type.Union([MemberLevel, Type.Null()]),
  pointsToNext: Type.Integer(),
  /** Last day on which the level holds without further points. */
  validUntil: Type.String(),
})
export type MembershipInfo = Static<typeof MembershipInfo>

/** Code 203001, 203002 or 203004 means that there is no membership to show (S8.09). */
export const getMembershipInfo = call({
  summary: 'The membership of the caller, with level and points.',
  method: 'GET',
  path: 'api/Employee/GetMembershipInfo',
  response: MembershipInfo,
  problems: ['membershipNotOffered', 'membershipNotForYou', 'membershipEnded'],
  clause: 'S7.42',
})
export const setMembership = call({
  summary: 'Joins or leaves the membership programme.',
  method: 'POST',
  path: 'api/Employee/SetMembership',
  write: true,
  request: Type.Object({ join: Type.Boolean() }),
  response: Type.Object({}),
  problems: ['membershipNotOffered', 'membershipNotForYou'],
  clause: 'S2.19',
})
