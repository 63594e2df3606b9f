import type { actOnTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { nextApplicationState, type ApplicationEvent } from '@sojourn/domain/booking/application/transitions'
import { applicationText } from '@sojourn/text/booking/application/words'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { applicationNumber } from '../application/application-summary'
import type { ApplicationRow } from '../application/record'
import { findContent, lockApplication } from '../application/store'
import { findPeople } from '../traveller/store'
import { tell } from './application-announce'
import { applicationChain, askForApplication } from './application-approval'
import { moveApplication, type ApplicationStep } from './application-move'
import { endApproval } from '../approval/end-approval'

type Act = RequestOf<typeof actOnTravelApply>
type Acted = ResponseOf<typeof actOnTravelApply>

/** What an applicant may do besides writing; a revocation asks those who would approve the application. */
export async function actOnApplication(context: Context, actor: Actor, request: Act): Promise<Acted | Problem> {
  let asked: string[] = []
  const acted = await once<Acted>(context, actor, async (work) => {
    const row = await lockApplication(work, request.travelApplyNo)
    if (!row || row.applicantId !== actor.employeeId) return problem('applicationUnknown', { field: 'travelApplyNo' })
    if (row.version !== request.version) return problem('applicationChanged', { field: 'version' })
    const state = row.state
    if (!nextApplicationState(state, request.action))
      return problem('applicationRefused', { detail: { state: applicationText[actor.language].states[state] } })
    if (request.action !== 'revoke') return apply(work, actor, row, request)
    const revoked = await revoke(work, actor, row, request)
    if (!isProblem(revoked)) asked = revoked.asked
    return isProblem(revoked) ? revoked : revoked.answer
  })
  if (!isProblem(acted)) tell(context, actor.enterpriseId, acted.travelApplyNo, [actor.employeeId, ...asked])
  return acted
}

const answer = (row: ApplicationRow): Acted => ({
  travelApplyNo: row.travelApplyNo,
  state: applicationNumber(row),
  version: row.version,
})

const stepOf = (actor: Actor, event: ApplicationEvent, request: Act): ApplicationStep => ({
  event,
  by: { kind: 'applicant', id: actor.employeeId, name: actor.name },
  ...(request.reason ? { reason: request.reason } : {}),
})

async function apply(work: Work, actor: Actor, row: ApplicationRow, request: Act): Promise<Acted | Problem> {
  const moved = await moveApplication(work, row, stepOf(actor, request.action, request))
  if (isProblem(moved)) return moved
  if (request.action === 'withdraw')
    await endApproval(work, { orderNo: row.travelApplyNo, bookerId: actor.employeeId, updatedAt: moved.updatedAt }, 'withdraw')
  return answer(moved)
}

async function revoke(work: Work, actor: Actor, row: ApplicationRow, request: Act) {
  const shown = await findContent(work, row.travelApplyNo, row.validVersion)
  if (!shown) throw new Error(`application ${row.travelApplyNo} has no version ${row.validVersion}`)
  const people = await findPeople(work, shown.content.travellerIds, { today: chinaDate(work.context.clock.now()) })
  const resolved = await applicationChain(work, actor, { shown, people })
  if (isProblem(resolved)) return resolved
  const event = resolved.chain ? 'revoke' : 'revokeUnasked'
  const moved = await moveApplication(work, row, stepOf(actor, event, request))
  if (isProblem(moved)) return moved
  await askForApplication(work, actor, { row: moved, shown, asked: resolved })
  return { answer: answer(moved), asked: firstAsked(resolved.chain) }
}
