import { getFlightRuleViolate } from '../../../../api/calls/products/flight/policy'
import { useRead } from '../../../../api/queries'
import type { StandardProps } from '../../../booking/product/screens'
import { ofDraft, Rules, standardOptions } from '../../../booking/policy/standard-states'

export const FlightStandard = (props: StandardProps) => (
  <Rules read={useRead(getFlightRuleViolate, ofDraft(props), standardOptions)} brief={props.brief} />
)
