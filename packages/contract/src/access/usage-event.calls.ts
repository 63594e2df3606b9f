import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

/** One thing a person did on a page; `id` is made by the page, so that a repeated delivery counts once. */
export const UsageEvent = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** What happened: a screen's path, a call's path, a button. */
  eventCode: Type.String({ minLength: 1, maxLength: 80 }),
  /** Where: the screen on which it happened. */
  entranceCode: Type.String({ maxLength: 80 }),
  eventType: words('view', 'action'),
  at: Instant,
})
export type UsageEvent = Static<typeof UsageEvent>

/** A page sends what it collected: at most six at a time (S9.09), a little more when deliveries failed before. */
export const addBuriedPointData = call({
  summary: 'Takes usage events that a page collected.',
  method: 'POST',
  path: 'api/Common/AddBuriedPointData',
  clause: 'S7.08',
  request: Type.Object({ eventList: Type.Array(UsageEvent, { minItems: 1, maxItems: 24 }) }),
  response: Type.Object({ kept: Type.Integer() }),
})
