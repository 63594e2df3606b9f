import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId, SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { ServiceAgreement } from './agreement.calls'
import { agreementStages } from './agreement-words'

const AgreementId = Type.String({ format: 'uuid' })
const Words = Type.String({ maxLength: 200 })
const Terms = { from: LocalDate, to: LocalDate, creditLimit: SentFen }
const By = Type.Object({ name: Type.String(), at: Instant })

/** One agreement on its way, or what became of it. The company sees its terms from when they are offered to it on. */
export const AgreementOffer = Type.Object({
  agreementId: Type.String(),
  stage: words(...agreementStages),
  /** What the company wrote when it asked. */
  request: Type.String(),
  asked: Type.Optional(By),
  terms: Type.Optional(Type.Object({ ...Terms, note: Type.String() })),
  proposed: Type.Optional(By),
  /** By whom of the agency it was returned or passed on to the company. */
  checked: Type.Optional(By),
  /** By whom it was signed, declined or withdrawn. */
  ended: Type.Optional(By),
  /** Why it was returned, declined or withdrawn. */
  reason: Type.String(),
  /** The reader proposed these terms, so that a colleague checks them. */
  mine: Type.Boolean(),
})
export type AgreementOffer = Static<typeof AgreementOffer>

const Moved = Type.Object({ agreementId: Type.String(), stage: words(...agreementStages) })

export const getAgreementOffers = call({
  summary: 'The agreements that the company asked for or was offered, the newest first.',
  method: 'GET',
  path: 'api/Manage/GetAgreementOffers',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.45',
  response: Type.Object({ list: Type.Array(AgreementOffer) }),
})

export const askForAgreement = call({
  summary: 'Asks the agency for a service agreement, or for another one.',
  method: 'POST',
  path: 'api/Manage/AskForAgreement',
  access: 'manageCompany',
  agents: 'refused',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ note: Words }),
  response: Moved,
  problems: ['agreementWaits'],
})

/** Signing puts the period and the credit in force; only declining needs a reason. */
export const answerAgreement = call({
  summary: 'Signs an offered service agreement, declines it, or withdraws the request for one.',
  method: 'POST',
  path: 'api/Manage/AnswerAgreement',
  access: 'manageCompany',
  agents: 'refused',
  write: true,
  audited: 'rights',
  clause: 'S2.45',
  request: Type.Object({ agreementId: AgreementId, answer: words('sign', 'decline', 'withdraw'), reason: Words }),
  response: Moved,
  problems: ['agreementUnknown', 'agreementMoved', 'reasonMissing', 'agreementTermsInvalid'],
})

export const ServedAgreement = Type.Object({
  enterpriseId: NumericId,
  name: Type.String(),
  state: ServiceAgreement.properties.state,
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
  credit: ServiceAgreement.properties.credit,
  /** Where the one that is on its way stands. */
  stage: Type.Optional(words(...agreementStages)),
})
export type ServedAgreement = Static<typeof ServedAgreement>

export const getServedAgreements = call({
  summary: 'The companies that the agency serves, with how their agreements and credit stand.',
  method: 'GET',
  path: 'api/Agent/GetServedAgreements',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ list: Type.Array(ServedAgreement) }),
})

export const getServedAgreement = call({
  summary: 'The agreement of a served company, with the one on its way and those before, the newest first.',
  method: 'GET',
  path: 'api/Agent/GetServedAgreement',
  access: 'agent',
  clause: 'S1.05',
  request: Type.Object({ enterpriseId: NumericId }),
  response: Type.Object({ companyName: Type.String(), agreement: ServiceAgreement, list: Type.Array(AgreementOffer) }),
  problems: ['customerNotServed'],
})

/** Terms of what the company asked for, of what a colleague returned, or of a new one where none is on its way. */
export const proposeAgreement = call({
  summary: 'Proposes the terms of an agreement, which a colleague checks before the company sees them.',
  method: 'POST',
  path: 'api/Agent/ProposeAgreement',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ enterpriseId: NumericId, ...Terms, note: Words }),
  response: Moved,
  problems: ['customerNotServed', 'agreementWaits', 'agreementTermsInvalid'],
})

export const checkAgreement = call({
  summary: 'Passes proposed terms on to the company, returns them to the desk, or withdraws the agreement.',
  method: 'POST',
  path: 'api/Agent/CheckAgreement',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object({
    enterpriseId: NumericId,
    agreementId: AgreementId,
    decision: words('offer', 'return', 'withdraw'),
    reason: Words,
  }),
  response: Moved,
  problems: ['customerNotServed', 'agreementUnknown', 'agreementMoved', 'agreementOwn', 'reasonMissing', 'agreementTermsInvalid'],
})
