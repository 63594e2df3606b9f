import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem } from '@sojourn/contract/kit/problems'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Actor } from '../../../context'
import type { SheetCell } from '../../../kit/sheet/sheet'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { inCompany } from '../../../work'
import type { ListFile } from '../../booking/list-file/list-file'
import { scopeOf } from '../../booking/traveller/scope'
import { madeBy, type Asked, type OnLines } from './export-file'
import type { ExportRow } from './export-store'

/** A list to its end, page by page as the file is taken; undefined where whoever asked for it may no longer read it. */
export async function listFile(
  { context, enterpriseId, row, onLines }: Asked,
  list: ListFile,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const { body, employeeId } = row
  const { language, search, narrowedBy = [] } = body
  const made = await inCompany(context, enterpriseId, async (work) => {
    const scope = await scopeOf(work, { employeeId }, list.call.access as Permission)
    return isProblem(scope) ? undefined : madeBy(work, employeeId, language)
  })
  if (made === undefined) return undefined
  const text = ordersText[language]
  const about = [
    made,
    narrowedBy.length > 0 ? text.filtered({ filters: text.listed({ items: [...narrowedBy] }) }) : text.unfiltered,
  ]
  const { columns, pages } = await list.open(context, readerOf(enterpriseId, row), search)
  return writeWorkbook({ name: list.name(language), about, columns, pages: counted(pages, onLines) })
}

/** Whoever asked for the file; lists look up themselves what a reader may see. */
const readerOf = (enterpriseId: number, { employeeId, body: { language } }: ExportRow): Actor => ({
  enterpriseId,
  employeeId,
  language,
  name: '',
  departmentId: '',
  permissions: [],
  intent: undefined,
  tokenHash: '',
})

async function* counted(pages: AsyncIterable<SheetCell[][]>, onLines: OnLines): AsyncGenerator<SheetCell[][]> {
  for await (const page of pages) {
    await onLines(page.length)
    yield page
  }
}
