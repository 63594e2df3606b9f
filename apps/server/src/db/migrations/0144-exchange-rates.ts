import type { Migration } from '../migration'

/**
 * Dated exchange rates, in fen for a million whole units of each currency, the same for every customer (decision 96). Those of one day were
 * published with the product; the agency enters others. Whoever corrects one enters the same day again.
 */
const sql = /* sql */ `
CREATE TABLE exchange_rate (
  currency char(3) NOT NULL CHECK (currency <> 'CNY'),
  day date NOT NULL,
  entered_at timestamptz NOT NULL,
  fen_per_million bigint NOT NULL CHECK (fen_per_million > 0),
  source text NOT NULL,
  entered_by text,
  entered_by_name text,
  PRIMARY KEY (currency, day, entered_at)
);
INSERT INTO exchange_rate (currency, day, entered_at, fen_per_million, source)
SELECT currency, '2026-09-29', '2026-09-29T00:00:00Z', fen_per_million, 'currency-api' FROM (VALUES
  ('HKD', 85506000), ('MOP', 83016000), ('TWD', 21059000), ('THB', 19944000), ('SGD', 524596000), ('JPY', 4260000), ('KRW', 493900),
  ('MYR', 164276000), ('AED', 182649000), ('GBP', 887991000), ('EUR', 762053000), ('USD', 670778000), ('AUD', 470805000),
  ('CAD', 472766000), ('IDR', 37232), ('VND', 25851), ('PHP', 10729000), ('TRY', 13691000), ('RUB', 7937000), ('QAR', 184280000),
  ('CHF', 804898000)) AS published (currency, fen_per_million);
`

export const exchangeRates: Migration = { name: '0144-exchange-rates', sql, tenantTables: [], appendOnly: ['exchange_rate'] }
