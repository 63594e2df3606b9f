import { OfDraft, SentencePanel } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'

/** Visas have no panel in the specification's list; the page of all standards shows theirs like the flights'. */
export const getVisaRuleViolate = call({
  summary: 'The standard for visas of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Visa/GetVisaRuleViolate',
  clause: 'S2.61',
  request: OfDraft,
  response: SentencePanel,
})
