import type { KnownRate } from '@sojourn/domain/kit/exchange'
import type { Sql } from '../../../db/sql'

type Row = Omit<KnownRate, 'enteredAt'> & { enteredAt: Date }

export const findExchangeRates = async (sql: Sql): Promise<KnownRate[]> =>
  (
    await sql.query<Row>(
      'SELECT currency, day, fen_per_million AS "fenPerMillion", entered_at AS "enteredAt" FROM exchange_rate ORDER BY currency, day DESC',
      [],
    )
  ).map(({ enteredAt, ...rate }) => ({ ...rate, enteredAt: enteredAt.toISOString() }))
