import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { advanceVisaApplicant } from '@sojourn/contract/products/visa/desk.calls'
import { compareDates } from '@sojourn/domain/kit/local-date'
import { isDecided, mayStep } from '@sojourn/domain/products/visa/case/application'
import type { Actor, Context } from '../../../../context'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { updateApplicant, type ApplicantRow } from '../order/applicant-store'
import { applicationOf } from '../order/case'
import { recordAndTell } from '../order/record-step'
import type { StepRow } from '../order/step-store'
import { actOnApplication } from './act'

type Request = RequestOf<typeof advanceVisaApplicant>

/** The next step of an application, with what belongs to it; applicant and booker read of it. */
export const advanceApplicant = (context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> =>
  actOnApplication(context, actor, request, async (work, { order, found, applicant }) => {
    const { step, traveller } = request
    if (!mayStep(applicationOf(found, applicant), step))
      return problem(step === 'lodged' ? 'visaMaterialsOpen' : 'visaStepIllegal', { field: 'step' })
    const taken = takes[step](context, applicant, request)
    if (isProblem(taken)) return taken
    await updateApplicant(work, { ...applicant, ...taken.change })
    await recordAndTell(work, order, actor, { traveller, step, detail: taken.detail })
    const next = { ...applicant, ...taken.change }
    if (isDecided(next.stage) && order.state === 'issuing') await orderJob(work, 'order.issue', order.orderNo)
    if ((step === 'passportReturned' || step === 'passportLost') && order.state === 'issued')
      await orderJob(work, 'order.complete', order.orderNo)
    return undefined
  })

interface Taken {
  change: Partial<ApplicantRow>
  detail: StepRow['detail']
}

const incomplete = (field: string): Problem => problem('visaStepIncomplete', { field })

type Take = (context: Context, applicant: ApplicantRow, request: Request) => Taken | Problem

/** What a step changes; one that lacks what belongs to it changes nothing. */
const takes: Record<Request['step'], Take> = {
  passportReceived: () => ({ change: { passport: 'desk' }, detail: {} }),
  lodged: ({ clock }, { body }) => ({
    change: { stage: 'lodged', body: { ...body, lodgedAt: clock.now().toISOString() } },
    detail: {},
  }),
  appointed: (context, { body }, request) => appointed(context, body, request),
  granted: (context, { body }, request) => granted(context, body, request),
  refused: (_context, { body }, request) => refused(body, request),
  passportReturned: (_context, _applicant, request) => returned(request),
  withdrawn: (_context, _applicant, request) => because(request, { stage: 'withdrawn' }),
  // Without the passport nothing more comes of an application.
  passportLost: (_context, { stage }, request) =>
    because(request, { passport: 'lost', ...(!isDecided(stage) && { stage: 'withdrawn' }) }),
}

function because({ remark = '' }: Request, change: Partial<ApplicantRow>): Taken | Problem {
  const why = remark.trim()
  return why === '' ? incomplete('remark') : { change, detail: { remark: why } }
}

function appointed({ clock }: Context, body: ApplicantRow['body'], { appointment }: Request): Taken | Problem {
  if (!appointment || new Date(appointment.at) <= clock.now()) return incomplete('appointment')
  return { change: { stage: 'appointed', body: { ...body, appointment } }, detail: appointment }
}

function granted({ vault }: Context, body: ApplicantRow['body'], { granted: told }: Request): Taken | Problem {
  if (!told || compareDates(told.validFrom, told.validUntil) > 0) return incomplete('granted')
  const { visaNo, ...visa } = told
  const { validFrom, validUntil } = visa
  return {
    change: { stage: 'granted', validUntil, visaNoCipher: vault.seal(visaNo), body: { ...body, granted: visa } },
    detail: { validFrom, validUntil },
  }
}

function refused(body: ApplicantRow['body'], { refusal = '' }: Request): Taken | Problem {
  const why = refusal.trim()
  return why === ''
    ? incomplete('refusal')
    : { change: { stage: 'refused', body: { ...body, refusal: why } }, detail: { what: why } }
}

const returned = ({ trackingNo }: Request): Taken | Problem =>
  trackingNo
    ? { change: { passport: 'returned', returnedNo: trackingNo }, detail: { what: trackingNo } }
    : incomplete('trackingNo')
