import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../../context'
import { newId } from '../../../../kit/id'
import { logAccess } from '../../../booking/traveller/store'
import { findWholeUpload } from './upload-store'

interface Opened {
  fileName: string
  mediaType: string
  content: string
}

/** A file in clear, which is written down before it is told (handbook 11.5). */
export async function openedUpload(
  work: Work,
  { orderNo, uploadId, readerId }: { orderNo: string; uploadId: string; readerId: string },
): Promise<Opened | Problem> {
  const upload = await findWholeUpload(work, uploadId)
  if (!upload) return problem('visaPartUnknown', { field: 'uploadId' })
  const at = work.context.clock.now()
  const subjects = [{ id: newId(at), subject: `${upload.material} of ${upload.employeeId}` }]
  await logAccess(work, { at, employeeId: readerId, purpose: `order ${orderNo}: paper of an application`, subjects })
  const { vault } = work.context
  return {
    fileName: vault.open(upload.fileNameCipher),
    mediaType: upload.mediaType,
    content: vault.open(upload.contentCipher),
  }
}
