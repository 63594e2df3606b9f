import { listLinesAtMost, type ListName } from '@sojourn/contract/admin/list-words'
import { linesAtMost, type ExportFailure } from '@sojourn/contract/admin/orders/order-words'
import type { Context } from '../../../context'
import { finishJob, holdJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import type { ListFiles } from '../../booking/list-file/list-file'
import { deletePieces, endExport, findExport, insertPiece, noteLines, startExport, type ExportRow } from './export-store'
import { fileOf } from './export-file'
import { listFile } from './list-export'

interface ExportJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
  attempts: number
}

/** Bytes of a piece, in which a file is kept. */
const pieceBytes = 512 * 1024
/** What fails so often fails for good. */
const attemptsAtMost = 3

/** A file ends before it is whole: it was given up, or cannot be made. */
class Ended extends Error {
  constructor(readonly failure?: ExportFailure) {
    super(failure ?? 'cancelled')
  }
}

/** Makes the file that somebody asked for; whoever takes over from one who died begins it anew. */
export async function runExport(context: Context, job: ExportJob, lists: ListFiles): Promise<void> {
  const { enterpriseId } = job
  const exportId = job.payload['exportId']!
  const row = await inCompany(context, enterpriseId, async (work) =>
    (await startExport(work, exportId)) ? findExport(work, exportId) : undefined,
  )
  if (!row) return context.database.platform(async (sql) => void (await finishJob(sql, job.id)))
  const end = await made(context, { job, row, lists }).catch((error: unknown) => {
    if (error instanceof Ended) return { state: 'failed' as const, ...(error.failure && { failure: error.failure }) }
    if (job.attempts < attemptsAtMost) throw error
    context.log.error({ err: error, exportId }, 'an export failed for good')
    return { state: 'failed' as const, failure: 'broken' as const }
  })
  await inTransaction(context, enterpriseId, async (work) => {
    const ended = await endExport(work, exportId, { ...end, at: context.clock.now() })
    // It was given up meanwhile.
    if (!ended) await deletePieces(work, exportId)
    await finishJob(work.sql, job.id)
  })
}

async function made(context: Context, { job, row, lists }: { job: ExportJob; row: ExportRow; lists: ListFiles }) {
  const { enterpriseId } = job
  const { exportId } = row
  const list = lists[row.what as ListName]
  const most = list ? listLinesAtMost : linesAtMost
  let lines = 0
  /** Told after each page of lines, which waits for it. */
  const onLines = async (count: number): Promise<void> => {
    lines += count
    if (lines > most) throw new Ended('tooManyLines')
    const goesOn = await inCompany(context, enterpriseId, (work) => noteLines(work, exportId, lines))
    if (!goesOn) throw new Ended()
    await context.database.platform((sql) => holdJob(sql, job.id))
  }
  const asked = { context, enterpriseId, row, onLines }
  const file = list ? await listFile(asked, list) : await fileOf(asked)
  if (!file) throw new Ended('broken')
  let bytes = 0
  let position = 0
  for await (const content of inPieces(file)) {
    bytes += content.length
    const piece = { position, content }
    await inCompany(context, enterpriseId, (work) => insertPiece(work, exportId, piece))
    position += 1
  }
  return { state: 'done' as const, lines, bytes }
}

async function* inPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
