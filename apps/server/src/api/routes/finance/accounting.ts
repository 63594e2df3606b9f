import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import {
  getAccountingBills,
  getAccountingMapping,
  makeAccountingExport,
  saveAccountingMapping,
  tryAccountingExport,
} from '@sojourn/contract/finance/accounting.calls'
import { accountingFormats } from '@sojourn/contract/finance/accounting-words'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { networkOf } from '../../../kit/network'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { accountingBills, makeExport, tryExport } from '../../../modules/finance/accounting/exports'
import { csvOf, exportedFile, sheetOf } from '../../../modules/finance/accounting/files'
import { mapping, saveMapping } from '../../../modules/finance/accounting/mapping'
import { bind, type Api } from '../../bind'
import { sendProblem } from '../../envelope'

export function bindAccounting(api: Api): void {
  bind(api, getAccountingMapping, mapping)
  bind(api, saveAccountingMapping, saveMapping)
  bind(api, getAccountingBills, accountingBills)
  bind(api, tryAccountingExport, tryExport)
  bind(api, makeAccountingExport, makeExport)
  bindDownload(api)
}

const path = '/api/Finance/DownloadAccounting'
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const Wanted = Type.Object({ exportId: Type.String({ format: 'uuid' }), format: words(...accountingFormats) })

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
function bindDownload({ server, context, sessions }: Api): void {
  server.get(path, { schema: { querystring: Wanted } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (actor.agent) return sendProblem(request, reply, problem('agentNotPermitted'))
    if (!actor.permissions.includes('readCompany')) return sendProblem(request, reply, problem('forbidden'))
    const { exportId, format } = request.query as Static<typeof Wanted>
    const file = await exportedFile(context, actor, exportId)
    if (isProblem(file)) return sendProblem(request, reply, file)
    const { enterpriseId, employeeId, language } = actor
    const what = [path, file.name, format].join(' ')
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what, address: networkOf(request.ip) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}.${format}"`)
      .type(types[format])
      .send(Readable.from(format === 'csv' ? csvOf(file) : writeWorkbook(sheetOf(file, language))))
  })
}
