import type { getFaultRates, saveFaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { nameIn } from '../../booking/columns/latin-column'
import { findFaultRates, insertFaultRates } from './store'

const changesAtMost = 50

/** What the installation begins with. */
export const firstFaultRates = ({ config }: Pick<Context, 'config'>) => presetRates(config.supplyFaults ? 'usual' : 'off')

export async function faultRates(context: Context, { language }: Actor): Promise<ResponseOf<typeof getFaultRates>> {
  const rows = await context.database.platform((sql) => findFaultRates(sql, changesAtMost + 1))
  const first = firstFaultRates(context)
  return {
    builtIn: !context.config.supply,
    version: rows[0]?.version ?? 0,
    rates: rows[0]?.rates ?? first,
    changes: rows.slice(0, changesAtMost).map(({ version, at, byName, rates }, index) => ({
      version,
      at: at.toISOString(),
      byName: nameIn(byName, language),
      before: rows[index + 1]?.rates ?? first,
      after: rates,
    })),
  }
}

type Saved = ResponseOf<typeof saveFaultRates>

/** Holds for whatever is asked of the supply from now on, in every process. */
export async function enterFaultRates(
  context: Context,
  actor: Actor,
  { version, rates }: RequestOf<typeof saveFaultRates>,
): Promise<Saved | Problem> {
  if (context.config.supply) return problem('supplyElsewhere')
  const saved = await once<Saved>(context, actor, async (sql) => {
    const [newest] = await findFaultRates(sql, 1)
    const next = version + 1
    const row = { version: next, rates, at: context.clock.now(), by: actor.employeeId, byName: actor.name }
    const isNext = (newest?.version ?? 0) === version && (await insertFaultRates(sql, row))
    return isNext ? { version: next } : problem('recordChanged')
  })
  if (!isProblem(saved)) await context.readAgain()
  return saved
}
