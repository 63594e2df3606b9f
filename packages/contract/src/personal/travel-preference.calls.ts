import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'

export const likeKinds = ['flightSeat', 'meal', 'trainSeat', 'hotel', 'other'] as const
export type LikeKind = (typeof likeKinds)[number]
export const likeChoices = [
  'window',
  'aisle',
  'front',
  'lowerBerth',
  'VGML',
  'MOML',
  'LSML',
  'DBML',
  'highFloor',
  'nonSmoking',
  'quiet',
  'none',
] as const
export type LikeChoice = (typeof likeChoices)[number]

/** One like; `none` stands for what only the remark says. */
export const TravelLike = Type.Object({
  kind: words(...likeKinds),
  choice: words(...likeChoices),
  remark: Type.String({ maxLength: 100 }),
})
export type TravelLike = Static<typeof TravelLike>

/** One's own likes (handbook 11.1); VIP mark and labels are the agency's. */
export const getMyTravelPreferences = call({
  summary: "The caller's own likes.",
  method: 'GET',
  path: 'api/Employee/GetMyTravelPreferences',
  clause: 'S3.54',
  response: Type.Object({
    version: Version,
    isVip: Type.Boolean(),
    labels: Type.Array(Type.String()),
    likes: Type.Array(TravelLike),
  }),
})

/** Replaces all likes; one at most of each choice, and only choices that the kind has. */
export const saveMyTravelPreferences = call({
  summary: "Replaces the caller's likes.",
  method: 'POST',
  path: 'api/Employee/SaveMyTravelPreferences',
  write: true,
  clause: 'S3.54',
  /** `version` is the one that was read. */
  request: Type.Object({ version: Version, likes: Type.Array(TravelLike, { maxItems: 20 }) }),
  response: Type.Object({ version: Version }),
  problems: ['badRequest', 'settingsChanged'],
})
