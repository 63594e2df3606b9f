import type { searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { phaseOf } from '@sojourn/domain/admin/orders/order-phases'
import { passengerName, readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { stateNameOf, wordsOf } from '../../booking/order/summary'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findPage, questOf } from './find-orders'
import { findOrderMoney } from '../../booking/order-lines/money-store'
import {
  findEveryDepartment,
  findOrderRows,
  findTravellerRows,
  type CompanyOrderRow,
  type CompanyTravellerRow,
} from '../../booking/order-lines/rows-store'

const pageSize = 20

/** The company's orders that the caller may see, as they are asked for. */
export const listOrders = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchOrders>,
): Promise<ResponseOf<typeof searchOrders> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const quest = await questOf(work, actor, request)
    if (isProblem(quest)) return quest
    if (!quest) return { list: [] }
    const { orderNos, ...more } = await findPage(work, quest, { cursor: request.cursor, size: request.size ?? pageSize })
    const [rows, travellers, departments, money] = await Promise.all([
      findOrderRows(work, orderNos, actor.language),
      findTravellerRows(work, orderNos, actor.language),
      findEveryDepartment(work),
      findOrderMoney(work, orderNos, { withIssue: false }),
    ])
    const path = departmentPaths(departments, actor.language)
    const list = orderNos.flatMap((orderNo) => {
      const row = rows.find((each) => each.orderNo === orderNo)
      const party = travellers.filter((each) => each.orderNo === orderNo)
      const less = money.find((each) => each.orderNo === orderNo)?.less ?? 0
      return row ? [orderOf(context, actor, { row, party, path, less })] : []
    })
    return { list, ...more }
  })

interface Told {
  row: CompanyOrderRow
  party: readonly CompanyTravellerRow[]
  path: (departmentId: string) => string
  /** Fen by which it came to less than its price. */
  less: number
}

function orderOf(context: Context, { language }: Actor, { row, party, path, less }: Told): CompanyOrder {
  const { orderNo, product, kind, state, total, settleType, verdict, transactedAt, travelApplyNo, travelOrderNo } = row
  const [first] = party
  return {
    orderNo,
    product,
    kind,
    kindName: wordsOf(context, row, language).kinds[kind],
    phase: phaseOf(state),
    stateName: stateNameOf(context, row, language),
    title: row.title[language],
    booker: readableName(row.booker, language),
    travellers: party.map((traveller) => passengerName(traveller, language)),
    department: first ? path(first.departmentId) : '',
    costCentre: first ? `${first.costCentre.code} ${first.costCentre.name[language]}` : '',
    ...(travelApplyNo !== null && { travelApplyNo }),
    ...(travelOrderNo !== null && { travelOrderNo }),
    orderedAt: row.orderedAt.toISOString(),
    ...(transactedAt && { transactedAt: transactedAt.toISOString() }),
    departAt: row.departAt.toISOString(),
    total: kind === 'refund' ? -total : total - less,
    settleType,
    verdict,
    channel: row.agentName === null ? 'online' : 'agent',
  }
}
