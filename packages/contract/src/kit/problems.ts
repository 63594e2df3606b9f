/**
 * Every expected failure of the product: code on the wire and HTTP status. The specification's own
 * numbers are kept (S7.56, S8); the others are grouped by home: 1xxxxx any call, 2xxxxx access,
 * 3xxxxx booking, 4xxxxx products, 5xxxxx finance. The sentence a person reads is in packages/text.
 */
export const problems = {
  badRequest: { code: 100001, status: 400 },
  notFound: { code: 100004, status: 404 },
  tooManyRequests: { code: 100029, status: 429 },
  unexpected: { code: 100500, status: 500 },
  unavailable: { code: 100503, status: 503 },
  idempotencyKeyMissing: { code: 100010, status: 400 },
  idempotencyKeyReused: { code: 100011, status: 422 },

  notSignedIn: { code: 200008, status: 401 },
  wrongPassword: { code: 200001, status: 401 },
  accountLocked: { code: 200002, status: 429 },
  accountDisabled: { code: 200003, status: 403 },
  forbidden: { code: 200009, status: 403 },

  tempOrderUnknown: { code: 300001, status: 404 },
  tempOrderExpired: { code: 300002, status: 409 },
  orderUnknown: { code: 300003, status: 404 },
  transitionRefused: { code: 300004, status: 409 },
  orderChanged: { code: 300005, status: 409 },
  approvalUnknown: { code: 300010, status: 404 },
  approvalNotYours: { code: 300011, status: 403 },
  approvalDecided: { code: 300012, status: 409 },
  approvalExpired: { code: 300013, status: 409 },
  rejectReasonMissing: { code: 300014, status: 422 },
  policyForbids: { code: 300020, status: 422 },
  violationReasonMissing: { code: 300021, status: 422 },
  travellerUnknown: { code: 300030, status: 422 },
  travellerNotAllowed: { code: 300031, status: 403 },
  travellerTwice: { code: 300032, status: 422 },
  tooManyTravellers: { code: 300033, status: 422 },
  credentialUnknown: { code: 300034, status: 422 },
  credentialExpired: { code: 300035, status: 422 },
  costCentreUnknown: { code: 300036, status: 422 },
  samePassenger: { code: 300037, status: 409 },
  contactInvalid: { code: 300038, status: 422 },
  applicationUnknown: { code: 300100, status: 404 },
  applicationRefused: { code: 300101, status: 409 },
  applicationChanged: { code: 300102, status: 409 },
  applicationInvalid: { code: 300103, status: 422 },
  applicationNotBookable: { code: 300104, status: 409 },
  applicationMismatch: { code: 300105, status: 422 },
  applicationBudgetExceeded: { code: 300106, status: 422 },
  budgetInsufficient: { code: 300107, status: 422 },
  applicationRequired: { code: 300108, status: 422 },
  applicationChoice: { code: 310002, status: 409 },
  serviceAgreementExpired: { code: 310010, status: 403 },
  bookingNotOpen: { code: 310011, status: 403 },

  cityMissing: { code: 400001, status: 422 },
  citySame: { code: 400002, status: 422 },
  cityUnknown: { code: 400003, status: 422 },
  cityWithoutAirport: { code: 400004, status: 422 },
  dateInvalid: { code: 400005, status: 422 },
  datePast: { code: 400006, status: 422 },
  dateTooFar: { code: 400007, status: 422 },
  returnBeforeDeparture: { code: 400008, status: 422 },
  flightUnknown: { code: 400010, status: 404 },
  fareSoldOut: { code: 400011, status: 409 },
  priceChanged: { code: 400012, status: 409 },
  saleClosed: { code: 400013, status: 409 },
  connectionImpossible: { code: 400014, status: 422 },
  fareNotForPersonal: { code: 400015, status: 422 },
  supplierFailed: { code: 400020, status: 503 },

  paymentUnknown: { code: 500001, status: 404 },
  paymentClosed: { code: 500002, status: 409 },
  creditInsufficient: { code: 500003, status: 409 },
  paymentWayNotAllowed: { code: 500004, status: 422 },
  callbackSignatureWrong: { code: 500005, status: 403 },
  amountMismatch: { code: 500006, status: 422 },
} as const satisfies Record<string, { code: number; status: number }>

export type ProblemName = keyof typeof problems

/** An expected failure as a value: `field` names the request field, `detail` fills the sentence. */
export interface Problem {
  problem: ProblemName
  field?: string
  detail?: Record<string, string | number>
}
export const problem = (name: ProblemName, more: Omit<Problem, 'problem'> = {}): Problem => ({ problem: name, ...more })
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value && (value as Problem).problem in problems
