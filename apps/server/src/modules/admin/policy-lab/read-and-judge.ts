import { createJudging } from '@sojourn/domain/booking/policy/lab/judging'
import type { LabProducts } from '@sojourn/domain/booking/policy/lab/kept-search'
import type { JudgedPeriod, OpenJudging } from '../../../capabilities/judging'
import type { Tenant } from '../../../db/tenant'
import { searchPages } from './searches'

/** Judges the searches of a period in this thread. */
export function readAndJudge(tenant: Tenant, period: JudgedPeriod, products: LabProducts): Omit<OpenJudging, 'close'> {
  const judging = createJudging(period, products)
  const pages = searchPages(tenant, period)
  return {
    async read() {
      const { value: page } = await pages.next()
      return { searches: page?.searches ?? 0, unknown: judging.read(page?.kept ?? []) }
    },
    judge: async (known) => judging.judge(known),
    found: async () => judging.found(),
  }
}
