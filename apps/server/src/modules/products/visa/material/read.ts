import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { readVisaMaterial } from '@sojourn/contract/products/visa/order.calls'
import type { Actor, Context } from '../../../../context'
import { inTransaction } from '../../../../work'
import { findOrders } from '../../../booking/order/store'
import { findApplicants } from '../order/applicant-store'
import { findMaterials } from '../order/material-store'
import { openedUpload } from '../order/opened-upload'

type Answer = ResponseOf<typeof readVisaMaterial>

/** The file of a paper for its applicant or the booker; nobody else learns whether there is one. */
export const readMaterial = (
  context: Context,
  actor: Actor,
  { orderNo, uploadId }: RequestOf<typeof readVisaMaterial>,
): Promise<Answer | Problem> =>
  inTransaction<Answer | Problem>(context, actor.enterpriseId, async (work) => {
    const [[order], applicants, materials] = await Promise.all([
      findOrders(work, [orderNo]),
      findApplicants(work, [orderNo]),
      findMaterials(work, [orderNo]),
    ])
    const isBooker = order?.bookerId === actor.employeeId
    const isOfParty = applicants.some(({ employeeId }) => employeeId === actor.employeeId)
    if (!order || (!isBooker && !isOfParty)) return problem('orderUnknown', { field: 'orderNo' })
    const row = materials.find((material) => material.uploadId === uploadId)
    const owner = row && applicants.find(({ traveller }) => traveller === row.traveller)
    if (!owner) return problem('visaPartUnknown', { field: 'uploadId' })
    if (!isBooker && owner.employeeId !== actor.employeeId) return problem('visaNotYours', { field: 'uploadId' })
    return openedUpload(work, { orderNo, uploadId, readerId: actor.employeeId })
  })
