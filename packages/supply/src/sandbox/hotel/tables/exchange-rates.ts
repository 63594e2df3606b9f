/** The day of these rates; one table is used until the next release brings another. */
export const rateDate = '2026-09-29'

/** Fen for a million whole units of each currency. */
export const exchangeRates: Readonly<Record<string, number>> = {
  CNY: 100_000_000,
  HKD: 85_506_000,
  MOP: 83_016_000,
  TWD: 21_059_000,
  THB: 19_944_000,
  SGD: 524_596_000,
  JPY: 4_260_000,
  KRW: 493_900,
  MYR: 164_276_000,
  AED: 182_649_000,
  GBP: 887_991_000,
  EUR: 762_053_000,
  USD: 670_778_000,
  AUD: 470_805_000,
  CAD: 472_766_000,
  IDR: 37_232,
  VND: 25_851,
  PHP: 10_729_000,
  TRY: 13_691_000,
  RUB: 7_937_000,
  QAR: 184_280_000,
  CHF: 804_898_000,
}
