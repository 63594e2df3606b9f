import { OfDraft, SentencePanel } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'

export const getFlightRuleViolate = call({
  summary: 'The standard for domestic flights of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Flight/GetFlightRuleViolate',
  clause: 'S7.45',
  request: OfDraft,
  response: SentencePanel,
})
