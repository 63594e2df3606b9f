import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { currencies } from '../../kit/currencies'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'

const place = {
  currency: words(...currencies.slice(1)),
  day: LocalDate,
  /** Fen for a million whole units of the currency. */
  fenPerMillion: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  /** Who published it. */
  source: Type.String({ maxLength: 60 }),
}

export const EnteredRate = Type.Object({
  ...place,
  enteredAt: Instant,
  /** Absent of those that came with the product. */
  byName: Type.Optional(Type.String()),
})
export type EnteredRate = Static<typeof EnteredRate>

export const getExchangeRates = call({
  summary: 'The exchange rate of each currency that rules today, and those entered last, the newest first.',
  method: 'GET',
  path: 'api/Agent/GetExchangeRates',
  access: 'agent',
  clause: 'S1.07',
  response: Type.Object({ today: LocalDate, ruling: Type.Array(EnteredRate), entered: Type.Array(EnteredRate) }),
})

export const addExchangeRate = call({
  summary: 'Enters the exchange rate of a day; of a day that has one it corrects it, for what happens from now on.',
  method: 'POST',
  path: 'api/Agent/AddExchangeRate',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.07',
  /** `sure`: also where it is far from the rate before. */
  request: Type.Object({ ...place, sure: Type.Boolean() }),
  response: Type.Object({ currency: Type.String(), day: LocalDate, enteredAt: Instant }),
  problems: ['exchangeRateDay', 'exchangeRateKnown', 'exchangeRateFar', 'exchangeRateSource'],
})
