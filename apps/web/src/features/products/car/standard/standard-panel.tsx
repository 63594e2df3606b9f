import { getCarRuleViolate } from '../../../../api/calls/products/car/policy'
import { useRead } from '../../../../api/queries'
import type { StandardProps } from '../../../booking/product/screens'
import { ofDraft, Rules, standardOptions } from '../../../booking/policy/standard-states'

export const CarStandard = (props: StandardProps) => (
  <Rules read={useRead(getCarRuleViolate, ofDraft(props), standardOptions)} brief={props.brief} />
)
