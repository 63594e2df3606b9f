import { Type, type Static } from 'typebox'

const Sentences = Type.Array(Type.String())
/** Whether a standard is set at all; without one, or without rules, `emptyText` says so in the caller's language (S8.12). */
const PanelHead = { policySet: Type.Boolean(), emptyText: Type.Optional(Type.String()) }
/** Whose standard it is, and under which policy. */
const Holder = { remark: Type.String(), policyName: Type.String() }

/** S3.48: one item per traveller. */
export const FlightPanel = Type.Object({
  ...PanelHead,
  items: Type.Array(Type.Object({ ...Holder, ruleTextList: Sentences, allowable: Type.Boolean(), isShow: Type.Boolean() })),
})
export type FlightPanel = Static<typeof FlightPanel>

/** S3.49: cities in words, `standard` fen per room and night; false: above it nothing can be booked. */
export const HotelPanelCity = Type.Object({
  cityNames: Sentences,
  standard: Type.Integer(),
  violateCanBook: Type.Boolean(),
})
const SeasonDay = Type.Object({ month: Type.Integer(), day: Type.Integer(), text: Type.String() })
/** S3.50 */
export const HotelPanelSeason = Type.Object({
  ...HotelPanelCity.properties,
  beginDateStruct: SeasonDay,
  endDateStruct: SeasonDay,
})
/** S3.49–S3.51; sentences that do not apply are empty. */
export const HotelPanel = Type.Object({
  ...PanelHead,
  items: Type.Array(
    Type.Object({
      ...Holder,
      cityItems: Type.Array(HotelPanelCity),
      seasonCityItems: Type.Array(HotelPanelSeason),
      extendRules: Sentences,
      multiplayer: Type.String(),
      muchFloatation: Type.String(),
      singleFloatation: Type.String(),
      handling: Type.String(),
    }),
  ),
})
export type HotelPanel = Static<typeof HotelPanel>

/** S3.52 */
export const TrainPanel = Type.Object({
  ...PanelHead,
  items: Type.Array(
    Type.Object({
      ...Holder,
      groups: Type.Array(Type.Object({ name: Type.String(), items: Sentences })),
      extendRules: Sentences,
      handling: Type.String(),
    }),
  ),
})
export type TrainPanel = Static<typeof TrainPanel>
