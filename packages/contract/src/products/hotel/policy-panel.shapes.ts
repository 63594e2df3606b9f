import { Type, type Static } from 'typebox'
import { Holder, PanelHead, Sentences } from '../../booking/policy/policy-panel.shapes'

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
