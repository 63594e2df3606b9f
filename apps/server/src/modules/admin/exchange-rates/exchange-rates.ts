import type { addExchangeRate, EnteredRate, getExchangeRates } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { currencies } from '@sojourn/contract/kit/currencies'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isFarFrom, rateText } from '@sojourn/domain/kit/exchange'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { nameIn } from '../../booking/columns/latin-column'
import { findEnteredRates, findRateUpTo, findRulingRates, insertRate, type EnteredRateRow } from './store'

const enteredAtMost = 50
const placeOf = ({ currency }: { currency: string }): number => (currencies as readonly string[]).indexOf(currency)

export async function exchangeRates(context: Context, actor: Actor): Promise<ResponseOf<typeof getExchangeRates>> {
  const today = chinaDate(context.clock.now())
  const [ruling, entered] = await context.database.platform((sql) =>
    Promise.all([findRulingRates(sql, today), findEnteredRates(sql, enteredAtMost)]),
  )
  const shown = (row: EnteredRateRow) => shownRate(row, actor)
  return { today, ruling: ruling.sort((a, b) => placeOf(a) - placeOf(b)).map(shown), entered: entered.map(shown) }
}

const shownRate = ({ currency, enteredAt, byName, ...rate }: EnteredRateRow, { language }: Actor): EnteredRate => ({
  ...rate,
  currency: currency as EnteredRate['currency'],
  enteredAt: enteredAt.toISOString(),
  ...(byName !== null && { byName: nameIn(byName, language) }),
})

type Added = ResponseOf<typeof addExchangeRate>

/** Holds for what happens from now on; what is past keeps the rate that was known then. */
export async function enterExchangeRate(
  context: Context,
  actor: Actor,
  { sure, ...rate }: RequestOf<typeof addExchangeRate>,
): Promise<Added | Problem> {
  const now = context.clock.now()
  const source = rate.source.trim()
  if (rate.day > chinaDate(now)) return problem('exchangeRateDay', { field: 'day' })
  if (source === '') return problem('exchangeRateSource', { field: 'source' })
  const added = await once<Added>(context, actor, async (sql) => {
    const refused = await refuseRate(sql, rate, sure)
    if (refused) return refused
    const row = { ...rate, source, enteredAt: now, by: actor.employeeId, byName: actor.name }
    const isNew = await insertRate(sql, row)
    return isNew
      ? { currency: rate.currency, day: rate.day, enteredAt: now.toISOString() }
      : problem('exchangeRateKnown', { field: 'fenPerMillion' })
  })
  if (!isProblem(added)) await context.readAgain()
  return added
}

async function refuseRate(
  sql: Sql,
  { currency, day, fenPerMillion }: Pick<EnteredRate, 'currency' | 'day' | 'fenPerMillion'>,
  sure: boolean,
): Promise<Problem | undefined> {
  const former = await findRateUpTo(sql, currency, day)
  if (!former) return undefined
  if (former.day === day && former.fenPerMillion === fenPerMillion)
    return problem('exchangeRateKnown', { field: 'fenPerMillion' })
  if (sure || !isFarFrom(former.fenPerMillion, fenPerMillion)) return undefined
  const detail = { former: rateText(former.fenPerMillion), next: rateText(fenPerMillion) }
  return problem('exchangeRateFar', { field: 'fenPerMillion', detail })
}
