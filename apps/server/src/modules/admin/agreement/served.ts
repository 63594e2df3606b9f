import type {
  checkAgreement,
  getServedAgreement,
  getServedAgreements,
  proposeAgreement,
  ServedAgreement,
} from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isOpenStage, type AgreementTerms } from '@sojourn/domain/booking/agreement-terms'
import { isDeepStrictEqual } from 'node:util'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, inTransaction } from '../../../work'
import { findEnterprise, isServed } from '../../booking/settings/store'
import { serviceAgreement } from './agreement'
import { moveOffer } from './move-offer'
import { findOffers, insertOffer, lockOffer, lockOpenOffer, type OfferRow } from './offer-store'
import { offerOf, offersAtMost } from './offers'
import { findServedNames } from './served-store'

/** How the agreements of all served companies stand, one company after the other so that a look takes one connection. */
export async function servedAgreements(context: Context, actor: Actor): Promise<ResponseOf<typeof getServedAgreements>> {
  const companies = await inCompany(context, actor.enterpriseId, findServedNames)
  const list: ServedAgreement[] = []
  for (const { enterpriseId, name } of companies) {
    const { state, from, to, credit } = await serviceAgreement(context, { ...actor, enterpriseId })
    const [newest] = await inCompany(context, enterpriseId, (work) => findOffers(work, 1))
    list.push({
      enterpriseId,
      name: name[actor.language],
      state,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      credit,
      ...(newest && isOpenStage(newest.stage) && { stage: newest.stage }),
    })
  }
  return { list }
}

export async function servedAgreement(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getServedAgreement>,
): Promise<ResponseOf<typeof getServedAgreement> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const [agreement, [company, rows]] = await Promise.all([
    serviceAgreement(context, { ...actor, enterpriseId }),
    inCompany(context, enterpriseId, (work) => Promise.all([findEnterprise(work), findOffers(work, offersAtMost)])),
  ])
  return { companyName: company.name[actor.language], agreement, list: rows.map((row) => offerOf(row, actor)) }
}

async function refuseUnserved(context: Context, actor: Actor, enterpriseId: number): Promise<Problem | undefined> {
  const served = await inCompany(context, actor.enterpriseId, (work) => isServed(work, enterpriseId))
  return served ? undefined : problem('customerNotServed', { field: 'enterpriseId' })
}

type Moved = ResponseOf<typeof proposeAgreement>

/** Proposing the same again changes nothing, so that a press that was repeated proposes once. */
export async function proposeTerms(
  context: Context,
  actor: Actor,
  { enterpriseId, note, ...terms }: RequestOf<typeof proposeAgreement>,
): Promise<Moved | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const offer = (await lockOpenOffer(work)) ?? (await begin(work))
    if (!offer) return problem('agreementWaits')
    const { agreementId, stage } = offer
    if (isProposed(offer, actor, { terms, note })) return { agreementId, stage }
    if (stage !== 'asked' && stage !== 'returned') return problem('agreementWaits')
    const moved = await moveOffer(work, actor, offer, { step: 'propose', terms, note: note.trim() })
    return isProblem(moved) ? moved : { agreementId, stage: moved.stage }
  })
}

const isProposed = (offer: OfferRow, { employeeId }: Actor, { terms, note }: { terms: AgreementTerms; note: string }): boolean =>
  offer.stage === 'proposed' &&
  offer.proposed?.id === employeeId &&
  offer.note === note.trim() &&
  isDeepStrictEqual(offer.terms, terms)

/** One that nobody of the company asked for. */
async function begin(work: Work): Promise<OfferRow | undefined> {
  const startedAt = work.context.clock.now()
  const started = { agreementId: newId(startedAt), stage: 'asked' as const, request: '', asked: null }
  if (!(await insertOffer(work, { ...started, startedAt }))) return undefined
  return { ...started, terms: null, note: '', proposed: null, checked: null, ended: null, reason: '' }
}

const stageOf = { offer: 'offered', return: 'returned', withdraw: 'withdrawn' } as const

/** Who proposed does not check: terms and credit need two of the agency. Deciding again alike changes nothing. */
export async function checkTerms(
  context: Context,
  actor: Actor,
  { enterpriseId, agreementId, decision, reason }: RequestOf<typeof checkAgreement>,
): Promise<Moved | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const offer = await lockOffer(work, agreementId)
    if (!offer) return problem('agreementUnknown', { field: 'agreementId' })
    if (offer.stage === stageOf[decision]) return { agreementId, stage: offer.stage }
    if (decision === 'offer' && offer.proposed?.id === actor.employeeId) return problem('agreementOwn')
    if (decision !== 'offer' && reason.trim() === '') return problem('reasonMissing', { field: 'reason' })
    const moved = await moveOffer(work, actor, offer, { step: decision, reason: reason.trim() })
    return isProblem(moved) ? moved : { agreementId, stage: moved.stage }
  })
}
