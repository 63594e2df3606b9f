import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { reuseVisaMaterial } from '@sojourn/contract/products/visa/order.calls'
import { mayBring } from '@sojourn/domain/products/visa/case/application'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { updateMaterial } from '../order/material-store'
import { ownApplication, visaStatusNow } from '../order/open-application'
import { recordStep } from '../order/record-step'
import { findKeptUploads } from '../order/upload-store'

type Answer = ResponseOf<typeof reuseVisaMaterial>

/** One's own paper of an earlier application serves again: its owner agreed when it was brought, and chooses it now. */
export async function reuseMaterial(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof reuseVisaMaterial>,
): Promise<Answer | Problem> {
  const { orderNo, traveller, material, uploadId } = request
  const answer = await once<Answer>(context, actor, async (work) => {
    const open = await ownApplication(work, actor, request)
    if (isProblem(open)) return open
    const { applicant, found, order } = open
    if (applicant.employeeId !== actor.employeeId) return problem('visaNotYours', { field: 'traveller' })
    const row = found.materials.find((each) => each.traveller === traveller && each.material === material)
    if (!row) return problem('visaPartUnknown', { field: 'material' })
    if (!mayBring(applicant, row.state)) return problem('visaMaterialMoved', { field: 'material' })
    const today = chinaDate(context.clock.now())
    const kept = await findKeptUploads(work, { employeeIds: [actor.employeeId], today })
    const isOfPaper = kept.some((upload) => upload.uploadId === uploadId && upload.material === material)
    if (!isOfPaper) return problem('visaPartUnknown', { field: 'uploadId' })
    await updateMaterial(work, { ...row, state: 'uploaded', uploadId, remark: null })
    await recordStep(work, order, actor, { traveller, step: 'reused', detail: { material } })
    await markAgencyWork(work.sql, work.enterpriseId)
    return { orderNo, status: await visaStatusNow(work, request) }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}
