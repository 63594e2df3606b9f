import type { searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findPage, questOf } from './find-orders'
import { fieldsOf, lineOf, type LineSource } from '../../booking/order-lines/line-words'
import { readLines } from '../../booking/order-lines/read-lines'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'

const ordersOfPage = 20

/** The same orders line by line; a page is of so many orders, whose lines stand together. */
export const listLines = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchOrderLines>,
): Promise<ResponseOf<typeof searchOrderLines> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const quest = await questOf(work, actor, request)
    if (isProblem(quest)) return quest
    if (!quest) return { list: [] }
    const { orderNos, ...more } = await findPage(work, quest, { cursor: request.cursor, size: request.size ?? ordersOfPage })
    const path = departmentPaths(await findEveryDepartment(work), actor.language)
    const lines = await readLines(work, orderNos, { language: actor.language, path }, 'now')
    const list = lines.map((line) => ({ ...lineOf(line), fieldValues: valuesOf(line) }))
    return { list, ...more }
  })

/** What the company asked, by the keys of its fields, in the reader's words. */
const valuesOf = (line: LineSource) => fieldsOf(line).map(({ key, text }) => ({ key, value: text[line.reader.language] }))
