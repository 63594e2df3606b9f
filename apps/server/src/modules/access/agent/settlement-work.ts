import type { Language } from '@sojourn/contract/kit/language'
import { promisedBy } from '@sojourn/domain/booking/desk-hours'
import { settledBy } from '@sojourn/domain/finance/match/suppliers'
import { agencyWorkText } from '@sojourn/text/access/agency/work'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { findBillsSince } from './work-store'

/** Suppliers settle within two working weeks; what nobody read for two months is asked for no more. */
const readIn = 10 * 8 * 60
const askedForMs = 60 * 24 * 3_600_000

/** Bills whose suppliers' settlement files are still to be read and matched (handbook 10.3). */
export async function settlementWork(work: Work, language: Language): Promise<ProductWork[]> {
  const desk = work.context.agency.deskHours(work.enterpriseId)
  const text = agencyWorkText[language]
  const since = new Date(work.context.clock.now().getTime() - askedForMs)
  return (await findBillsSince(work, since)).flatMap(({ billNo, fromDay, madeAt, sold, read }) => {
    const suppliers = new Set(sold.flatMap((product) => settledBy[product] ?? []))
    const unread = [...suppliers].filter((supplier) => !read.includes(supplier)).length
    if (unread === 0) return []
    return [
      {
        workNo: `settlement-${billNo}`,
        shownNo: billNo,
        kindName: text.settlement,
        title: text.filesUnread({ month: fromDay.slice(0, 'yyyy-mm'.length), count: unread }),
        requesterId: '',
        askedAt: madeAt,
        promisedBy: new Date(promisedBy(madeAt.toISOString(), readIn, desk)),
        path: `/agent/match?enterpriseId=${work.enterpriseId}&billNo=${billNo}`,
        inSession: false,
      },
    ]
  })
}
