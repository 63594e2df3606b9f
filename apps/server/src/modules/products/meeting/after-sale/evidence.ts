import { uploadLimit } from '@sojourn/contract/booking/upload'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { readMeetingEvidence, uploadMeetingEvidence } from '@sojourn/contract/products/meeting/order.calls'
import { cleanUpload, type CleanUpload } from '@sojourn/domain/booking/upload/upload'
import type { Actor, Context } from '../../../../context'
import { newId } from '../../../../kit/id'
import { inTransaction } from '../../../../work'
import { findOrders } from '../../../booking/order/store'
import { logAccess } from '../../../booking/traveller/store'
import { findWholeEvidence, insertEvidence } from '../order/evidence-store'
import { actOnMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'

type Request = RequestOf<typeof uploadMeetingEvidence>

/** Keeps a paper of a meeting: looked at, written clean and sealed. */
export async function uploadEvidence(context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> {
  const cleaned = await looked(context, request)
  if (isProblem(cleaned)) return cleaned
  const { orderNo, kind, fileName } = request
  const uploadedBy = actor.agent?.name ?? actor.name
  return actOnMeeting(context, actor, orderNo, async (work) => {
    const now = context.clock.now()
    await insertEvidence(work, {
      evidenceId: newId(now),
      orderNo,
      kind,
      mediaType: cleaned.mediaType,
      size: cleaned.bytes.length,
      fileNameCipher: context.vault.seal(fileName.trim()),
      contentCipher: context.vault.seal(Buffer.from(cleaned.bytes).toString('base64')),
      uploadedAt: now,
      uploadedBy,
    })
    await recordStep(work, orderNo, uploadedBy, { step: 'uploaded', detail: { what: kind } })
    return undefined
  })
}

async function looked(context: Context, { fileName, content }: Request): Promise<CleanUpload | Problem> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > uploadLimit) return problem('fileTooLarge', { field: 'content' })
  const cleaned = cleanUpload(fileName, bytes)
  if (typeof cleaned === 'string') return problem(cleaned, { field: 'content' })
  return (await context.fileScanner.isSafe(bytes)) ? cleaned : problem('fileUnsafe', { field: 'content' })
}

type Opened = ResponseOf<typeof readMeetingEvidence>

/** A paper in clear for whoever holds the meeting, and the agency in a session of theirs; written down before it is told. */
export const readEvidence = (
  context: Context,
  { enterpriseId, employeeId }: Actor,
  { orderNo, evidenceId }: RequestOf<typeof readMeetingEvidence>,
): Promise<Opened | Problem> =>
  inTransaction<Opened | Problem>(context, enterpriseId, async (work) => {
    const [order] = await findOrders(work, [orderNo])
    if (order?.product !== 'meeting' || order.bookerId !== employeeId) return problem('orderUnknown', { field: 'orderNo' })
    const evidence = await findWholeEvidence(work, { orderNo, evidenceId })
    if (!evidence) return problem('meetingFileUnknown', { field: 'evidenceId' })
    const at = context.clock.now()
    const subjects = [{ id: newId(at), subject: `${evidence.kind} of ${orderNo}` }]
    await logAccess(work, { at, employeeId, purpose: `order ${orderNo}: paper of a meeting`, subjects })
    const { vault } = context
    return {
      fileName: vault.open(evidence.fileNameCipher),
      mediaType: evidence.mediaType,
      content: vault.open(evidence.contentCipher),
    }
  })
