import { OfDraft } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'
import { TrainPanel } from './policy-panel.shapes'

export const getTrainTicketRuleViolate = call({
  summary: 'The standard for trains of the caller or of people to book for.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketRuleViolate',
  clause: 'S7.47',
  request: OfDraft,
  response: TrainPanel,
})
