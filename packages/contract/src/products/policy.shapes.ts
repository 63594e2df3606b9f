import { Type, type Static, type TSchema } from 'typebox'
import type { PolicyProduct } from '../booking/codes'
import { PolicyHead, PolicyScope } from '../booking/policy/policy.shapes'
import { CarSection } from './car/policy.shapes'
import { FlightSection } from './flight/policy.shapes'
import { HotelSection } from './hotel/policy.shapes'
import { IntlFlightSection } from './intl-flight/policy.shapes'
import { MeetingSection } from './meeting/policy.shapes'
import { TrainSection } from './train/policy.shapes'
import { VisaSection } from './visa/policy.shapes'

const sections = {
  flight: Type.Optional(FlightSection),
  intlFlight: Type.Optional(IntlFlightSection),
  hotel: Type.Optional(HotelSection),
  intlHotel: Type.Optional(HotelSection),
  train: Type.Optional(TrainSection),
  car: Type.Optional(CarSection),
  visa: Type.Optional(VisaSection),
  meeting: Type.Optional(MeetingSection),
} satisfies Record<PolicyProduct, TSchema>

/** A travel policy with the sections of all products, as a company writes it. */
export const WrittenPolicy = Type.Object({ ...PolicyHead.properties, ...sections })
export type WrittenPolicy = Static<typeof WrittenPolicy>

const Name = Type.String({ maxLength: 60 })

/** A policy as somebody proposes it: its number and version come with its publication, a name that a language lacks is the first that is written. */
export const PolicyDraft = Type.Object({
  name: Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name }),
  scope: PolicyScope,
  ...sections,
})
export type PolicyDraft = Static<typeof PolicyDraft>
