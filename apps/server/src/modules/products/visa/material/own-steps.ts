import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { sendVisaPassport, withdrawVisaApplicant } from '@sojourn/contract/products/visa/order.calls'
import { mayStep } from '@sojourn/domain/products/visa/case/application'
import type { Actor, Context, Work } from '../../../../context'
import { once } from '../../../../work'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { announce } from '../../../booking/notification/announce'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { updateApplicant } from '../order/applicant-store'
import { applicationOf, backOfApplicant } from '../order/case'
import { ownApplication, visaStatusNow, type OpenApplication } from '../order/open-application'
import { recordStep } from '../order/record-step'

type Answer = ResponseOf<typeof sendVisaPassport>

/** A passport is on its way to the desk. */
export const sendPassport = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof sendVisaPassport>,
): Promise<Answer | Problem> =>
  act(context, actor, request, async (work, { found, applicant, order }) => {
    if (!mayStep(applicationOf(found, applicant), 'passportSent')) return problem('visaStepIllegal', { field: 'traveller' })
    const { trackingNo, traveller } = request
    await updateApplicant(work, { ...applicant, passport: 'sent', sentNo: trackingNo })
    await recordStep(work, order, actor, { traveller, step: 'passportSent', detail: { what: trackingNo } })
    return undefined
  })

/** An applicant gives up; what is not spent comes back once all applications of the order are decided. */
export const withdrawApplicant = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof withdrawVisaApplicant>,
): Promise<Answer | Problem> =>
  act(context, actor, request, async (work, { found, applicant, order }) => {
    if (!mayStep(applicationOf(found, applicant), 'withdrawn')) return problem('visaStepIllegal', { field: 'traveller' })
    const back = backOfApplicant(found.visa, applicant)
    if (back !== request.expectedBack) return problem('priceChanged', { field: 'expectedBack', detail: { price: back } })
    await updateApplicant(work, { ...applicant, stage: 'withdrawn' })
    await recordStep(work, order, actor, { traveller: request.traveller, step: 'withdrawn', detail: {} })
    await orderJob(work, 'order.issue', order.orderNo)
    return undefined
  })

/** Something that an applicant or the booker does with an application, once for an intent. */
async function act(
  context: Context,
  actor: Actor,
  asked: { orderNo: string; traveller: number },
  perform: (work: Work, open: OpenApplication) => Promise<Problem | undefined>,
): Promise<Answer | Problem> {
  const { orderNo } = asked
  const answer = await once<Answer>(context, actor, async (work) => {
    const open = await ownApplication(work, actor, asked)
    const refused = isProblem(open) ? open : await perform(work, open)
    if (refused) return refused
    await markAgencyWork(work.sql, work.enterpriseId)
    return { orderNo, status: await visaStatusNow(work, asked) }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}
