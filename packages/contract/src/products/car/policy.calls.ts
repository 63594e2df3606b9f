import { OfDraft, SentencePanel } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'

/** Cars have no panel in the specification's list; the page of all standards shows theirs like the flights'. */
export const getCarRuleViolate = call({
  summary: 'The standard for cars of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Car/GetCarRuleViolate',
  clause: 'S2.61',
  request: OfDraft,
  response: SentencePanel,
})
