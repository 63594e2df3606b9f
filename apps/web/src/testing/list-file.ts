import { cancelOrderExport, exportList, getOrderExports } from '../api/calls/admin/orders/order-export'
import { savedFiles } from './files'
import { answer, requestsOf } from './server'

/** A file is no call of the contract; it is answered as one. */
const downloadListFile = { ...getOrderExports, path: 'api/Manage/DownloadOrderExport' }
export const listFile = {
  exportId: 'x1',
  what: 'people',
  state: 'done',
  lines: 12,
  bytes: 100,
  askedAt: '2026-11-20T02:00:00Z',
} as const

/** The server makes files of lists from now on; what was asked for, and whose pieces were taken. */
export function listFilesAreMade() {
  savedFiles()
  answer(exportList, { exportId: listFile.exportId })
  answer(getOrderExports, { list: [listFile] })
  answer(cancelOrderExport, { exportId: listFile.exportId })
  answer(downloadListFile, {})
  return { asked: () => requestsOf(exportList), taken: () => requestsOf(downloadListFile) }
}
