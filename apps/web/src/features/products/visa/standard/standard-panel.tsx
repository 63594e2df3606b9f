import { getVisaRuleViolate } from '../../../../api/calls/products/visa/policy'
import { useRead } from '../../../../api/queries'
import type { StandardProps } from '../../../booking/product/screens'
import { ofDraft, Rules, standardOptions } from '../../../booking/policy/standard-states'

export const VisaStandard = (props: StandardProps) => (
  <Rules read={useRead(getVisaRuleViolate, ofDraft(props), standardOptions)} brief={props.brief} />
)
