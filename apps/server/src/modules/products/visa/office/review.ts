import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { reviewVisaMaterial } from '@sojourn/contract/products/visa/desk.calls'
import type { Actor, Context } from '../../../../context'
import { updateMaterial } from '../order/material-store'
import { recordAndTell, recordStep } from '../order/record-step'
import { actOnApplication } from './act'

/** A paper is taken, or has to be brought again; of two who review it the first decides. */
export const reviewMaterial = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof reviewVisaMaterial>,
): Promise<{ orderNo: string } | Problem> => {
  const { traveller, material, uploadId, accepted } = request
  const remark = request.remark.trim()
  if (!accepted && remark === '') return Promise.resolve(problem('visaRemarkMissing', { field: 'remark' }))
  return actOnApplication(context, actor, request, async (work, { order, found, applicant }) => {
    const row = found.materials.find((each) => each.traveller === traveller && each.material === material)
    if (!row) return problem('visaPartUnknown', { field: 'material' })
    const isAsSeen = applicant.stage === 'preparing' && row.state === 'uploaded' && row.uploadId === uploadId
    if (!isAsSeen) return problem('visaMaterialMoved', { field: 'material' })
    await updateMaterial(work, { ...row, state: accepted ? 'accepted' : 'refused', remark: accepted ? null : remark })
    const detail = { material, ...(!accepted && { remark }) }
    if (accepted) await recordStep(work, order, actor, { traveller, step: 'accepted', detail })
    else await recordAndTell(work, order, actor, { traveller, step: 'refusedMaterial', detail })
    return undefined
  })
}
