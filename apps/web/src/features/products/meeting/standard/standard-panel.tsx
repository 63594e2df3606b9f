import { getMeetingRuleViolate } from '../../../../api/calls/products/meeting/policy'
import { useRead } from '../../../../api/queries'
import type { StandardProps } from '../../../booking/product/screens'
import { ofDraft, Rules, standardOptions } from '../../../booking/policy/standard-states'

export const MeetingStandard = (props: StandardProps) => (
  <Rules read={useRead(getMeetingRuleViolate, ofDraft(props), standardOptions)} brief={props.brief} />
)
