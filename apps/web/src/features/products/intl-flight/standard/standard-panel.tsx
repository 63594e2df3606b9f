import { getIntFlightRuleViolate } from '../../../../api/calls/products/intl-flight/policy'
import { useRead } from '../../../../api/queries'
import type { StandardProps } from '../../../booking/product/screens'
import { ofDraft, Rules, standardOptions } from '../../../booking/policy/standard-states'

export const IntlFlightStandard = (props: StandardProps) => (
  <Rules read={useRead(getIntFlightRuleViolate, ofDraft(props), standardOptions)} brief={props.brief} />
)
