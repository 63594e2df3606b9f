import { OfDraft, SentencePanel } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'

/** Meetings have no panel in the specification's list; the page of all standards shows theirs like the flights'. */
export const getMeetingRuleViolate = call({
  summary: 'The standard for meetings of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Meeting/GetMeetingRuleViolate',
  clause: 'S2.61',
  request: OfDraft,
  response: SentencePanel,
})
