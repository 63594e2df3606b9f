import { own, type Row } from './row.testing'

/** A draft of somebody else is nobody's: the answer is about the caller alone. */
const ofDraft = (more: object = {}): Row => ({ request: ({ tempOrderNo }) => ({ tempOrderNo, ...more }), stranger: 'own' })

export const policyRows: Record<string, Row> = {
  'GET Flight/GetFlightRuleViolate': ofDraft(),
  'GET FlightIntl/GetIntFlightRuleViolate': ofDraft(),
  'POST Hotel/GetHotelTravelBizPolicy': ofDraft({ OrderType: 0 }),
  'GET TrainTicket/GetTrainTicketRuleViolate': ofDraft(),
  'GET Car/GetCarRuleViolate': own(),
  'GET Visa/GetVisaRuleViolate': own(),
  'GET Meeting/GetMeetingRuleViolate': own(),
}
