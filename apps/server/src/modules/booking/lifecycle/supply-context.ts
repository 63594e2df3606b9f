import type { SupplyContext } from '@sojourn/supply/ports/supply'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'

/** The supplier joins the caller's transaction and reads the product's clock. */
export const supplyContext = (context: Context, sql: Sql): SupplyContext => ({ now: context.clock.now(), sql })
