import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { uploadVisaMaterial } from '@sojourn/contract/products/visa/order.calls'
import { uploadLimit } from '@sojourn/contract/booking/upload'
import { addDays } from '@sojourn/domain/kit/local-date'
import { mayBring } from '@sojourn/domain/products/visa/case/application'
import { reusableDays } from '@sojourn/domain/products/visa/catalogue/materials'
import { cleanUpload, type CleanUpload } from '@sojourn/domain/booking/upload/upload'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { updateMaterial } from '../order/material-store'
import { ownApplication, visaStatusNow } from '../order/open-application'
import { recordStep } from '../order/record-step'
import { insertUpload } from '../order/upload-store'

type Request = RequestOf<typeof uploadVisaMaterial>
type Answer = ResponseOf<typeof uploadVisaMaterial>

/** Nothing is kept longer, whatever becomes of its order; days. */
const longest = 180

/** Takes a file for a paper: looked at, written clean, sealed, and reviewed by the desk. */
export async function uploadMaterial(context: Context, actor: Actor, request: Request): Promise<Answer | Problem> {
  const cleaned = await looked(context, request)
  if (isProblem(cleaned)) return cleaned
  const { orderNo, traveller, material } = request
  const answer = await once<Answer>(context, actor, async (work) => {
    const open = await ownApplication(work, actor, request)
    if (isProblem(open)) return open
    const { applicant, found, order } = open
    const row = found.materials.find((each) => each.traveller === traveller && each.material === material)
    if (!row) return problem('visaPartUnknown', { field: 'material' })
    if (!mayBring(applicant, row.state)) return problem('visaMaterialMoved', { field: 'material' })
    const now = context.clock.now()
    const uploadId = newId(now)
    // Only the person agrees to what is theirs, and only of what may serve again.
    const keepForLater = request.keepForLater && applicant.employeeId === actor.employeeId && reusableDays(material) > 0
    await insertUpload(work, {
      uploadId,
      orderNo,
      employeeId: applicant.employeeId,
      material,
      mediaType: cleaned.mediaType,
      size: cleaned.bytes.length,
      fileNameCipher: context.vault.seal(request.fileName.trim()),
      contentCipher: context.vault.seal(Buffer.from(cleaned.bytes).toString('base64')),
      uploadedAt: now,
      keepForLater,
      deleteOn: addDays(chinaDate(now), keepForLater ? reusableDays(material) : longest),
    })
    await updateMaterial(work, { ...row, state: 'uploaded', uploadId, remark: null })
    await recordStep(work, order, actor, { traveller, step: 'uploaded', detail: { material } })
    await markAgencyWork(work.sql, work.enterpriseId)
    return { orderNo, status: await visaStatusNow(work, request) }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}

async function looked(context: Context, { fileName, content }: Request): Promise<CleanUpload | Problem> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > uploadLimit) return problem('fileTooLarge', { field: 'content' })
  const cleaned = cleanUpload(fileName, bytes)
  if (typeof cleaned === 'string') return problem(cleaned, { field: 'content' })
  return (await context.fileScanner.isSafe(bytes)) ? cleaned : problem('fileUnsafe', { field: 'content' })
}
