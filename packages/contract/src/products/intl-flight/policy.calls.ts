import { OfDraft, SentencePanel } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'

export const getIntFlightRuleViolate = call({
  summary: 'The standard for international flights of the caller or of people to book for.',
  method: 'GET',
  path: 'api/FlightIntl/GetIntFlightRuleViolate',
  clause: 'S7.45',
  request: OfDraft,
  response: SentencePanel,
})
