import type { FlightPanel, HotelPanel, TrainPanel } from '@sojourn/contract/booking/policy-panel.shapes'
import type { PolicyProduct, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { describeCarPolicy } from '@sojourn/domain/booking/policy/describe-car'
import { describeFlightPolicy } from '@sojourn/domain/booking/policy/describe-flight'
import { describeHotelPolicy } from '@sojourn/domain/booking/policy/describe-hotel'
import { describeIntlFlightPolicy } from '@sojourn/domain/booking/policy/describe-intl-flight'
import { describeTrainPolicy } from '@sojourn/domain/booking/policy/describe-train'
import { policyText } from '@sojourn/text/booking/policy'

/** A traveller with the policy that binds today, if any does. */
export interface StandardHolder {
  name: string
  policy: { body: TravelPolicy } | null
}
/** What a panel shows of one traveller's section: its items, and whether they say anything. */
type Described<Item> = Item & { says: boolean }

/** The standards of travellers for one product: nothing set names the travel manager, a section without rules is no limit (S8.12). */
function panel<Product extends PolicyProduct, Item>(
  holders: readonly StandardHolder[],
  product: Product,
  language: Language,
  describe: (section: NonNullable<TravelPolicy[Product]>) => Described<Item>,
) {
  const text = policyText[language]
  const found = holders.flatMap(({ name, policy }) => {
    const section = policy?.body[product]
    return policy && section ? [{ remark: name, policyName: policy.body.name[language], ...describe(section) }] : []
  })
  const items = found.map(({ says: _says, ...item }) => item)
  if (found.length === 0) return { policySet: false, emptyText: text.notSet({ product: text.products[product] }), items }
  return found.some(({ says }) => says) ? { policySet: true, items } : { policySet: true, emptyText: text.noLimit, items }
}

/** S3.48 */
const sentences = (ruleTextList: string[]) => ({ ruleTextList, allowable: true, isShow: true, says: ruleTextList.length > 0 })

export const flightPanel = (holders: readonly StandardHolder[], language: Language): FlightPanel =>
  panel(holders, 'flight', language, (section) => sentences(describeFlightPolicy(section, language)))

export const intlFlightPanel = (holders: readonly StandardHolder[], language: Language): FlightPanel =>
  panel(holders, 'intlFlight', language, (section) => sentences(describeIntlFlightPolicy(section, language)))

export const carPanel = (holders: readonly StandardHolder[], language: Language): FlightPanel =>
  panel(holders, 'car', language, (section) => sentences(describeCarPolicy(section, language)))

/** S3.49–S3.51 */
export const hotelPanel = (holders: readonly StandardHolder[], product: 'hotel' | 'intlHotel', language: Language): HotelPanel =>
  panel(holders, product, language, (section) => {
    const described = describeHotelPolicy(section, language)
    const { cityItems, seasonCityItems, extendRules } = described
    return { ...described, says: cityItems.length + seasonCityItems.length + extendRules.length > 0 }
  })

/** S3.52 */
export const trainPanel = (holders: readonly StandardHolder[], language: Language): TrainPanel =>
  panel(holders, 'train', language, (section) => {
    const described = describeTrainPolicy(section, language)
    return { ...described, says: described.groups.length + described.extendRules.length > 0 }
  })
