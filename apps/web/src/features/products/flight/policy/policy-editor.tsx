import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { AdvanceRule } from '../../../booking/policy-edit/advance-rule'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'
import { CabinRule, DiscountRule, DurationRule, FullPriceRule } from './cabin-rules'
import { AgreementRule, LowCostRule, LowestPriceRule } from './comparison-rules'
import { CarrierRule, FareTypeRule, FreeFareRule } from './fare-rules'
import { DurationPriceRule, MedianPriceRule } from './price-rules'
import { TrainFirstRule } from './train-first-rule'

/** The rules of domestic flights, in the order in which travellers read them. */
const Editor = (editor: PolicyEditorProps<FlightSection>) => (
  <div className={styles['rules']}>
    <CabinRule editor={editor} />
    <DiscountRule editor={editor} />
    <FullPriceRule editor={editor} />
    <LowestPriceRule editor={editor} />
    <MedianPriceRule editor={editor} />
    <DurationPriceRule editor={editor} />
    <AdvanceRule editor={editor} />
    <AgreementRule editor={editor} />
    <CarrierRule editor={editor} />
    <LowCostRule editor={editor} />
    <FareTypeRule editor={editor} />
    <FreeFareRule editor={editor} rule="refundable" />
    <FreeFareRule editor={editor} rule="changeable" />
    <DurationRule editor={editor} />
    <TrainFirstRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<FlightSection> = {
  fresh: {
    cabins: [{ cabin: 'Y' }],
    lowestPrice: { hours: 2, threshold: 200_00, ignoreStopover: true },
    handling: { cabin: 'forbid', lowestPrice: 'reason' },
  },
  Editor,
}
