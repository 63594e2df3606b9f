import type { ProblemName } from '../kit/problems'

/** What may keep any search from being saved, whatever the product (S5.01, S5.05, S7.56). */
export const draftProblems = [
  'serviceAgreementExpired',
  'bookingNotOpen',
  'applicationChoice',
  'applicationMissing',
  'applicationUnknown',
  'applicationNotBookable',
  'applicationMismatch',
  'tripUnknown',
  'tripTravelType',
  'dateInvalid',
  'datePast',
  'dateTooFar',
] as const satisfies readonly ProblemName[]
