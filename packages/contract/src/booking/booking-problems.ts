import type { ProblemName } from '../kit/problems'

/** The search that a person books from is not there, or not any more. */
export const draftGone = ['tempOrderUnknown', 'tempOrderExpired'] as const satisfies readonly ProblemName[]

/** What may keep any product from being booked for its travellers and paid as the person chose. */
export const bookingProblems = [
  'travellerUnknown',
  'travellerNotAllowed',
  'arrangerNotAllowed',
  'travellerTwice',
  'tooManyTravellers',
  'credentialUnknown',
  'credentialExpired',
  'costCentreUnknown',
  'costSharesWrong',
  'projectUnknown',
  'orderTextWrong',
  'customFieldWrong',
  'customFieldUnasked',
  'budgetInsufficient',
  'budgetNeedsApproval',
  'insuranceForbidden',
  'insuranceForced',
  'contactInvalid',
  'conflictsNotAccepted',
  'policyForbids',
  'violationReasonMissing',
  'creditInsufficient',
  'creditOverdue',
  'depositInsufficient',
  'paymentMethodNotAllowed',
  'serviceAgreementExpired',
  'bookingNotOpen',
  'orderPlacing',
] as const satisfies readonly ProblemName[]
