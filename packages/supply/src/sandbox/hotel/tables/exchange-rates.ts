/** The day of these rates; one table is used until the next release brings another. */
export const rateDate = '2026-09-29'

/** Fen for a million whole units of each currency, and how many decimals its smallest unit has (ISO 4217). */
export const exchangeRates: Readonly<Record<string, { fenPerMillion: number; decimals: number }>> = {
  CNY: { fenPerMillion: 100_000_000, decimals: 2 },
  HKD: { fenPerMillion: 85_506_000, decimals: 2 },
  MOP: { fenPerMillion: 83_016_000, decimals: 2 },
  TWD: { fenPerMillion: 21_059_000, decimals: 2 },
  THB: { fenPerMillion: 19_944_000, decimals: 2 },
  SGD: { fenPerMillion: 524_596_000, decimals: 2 },
  JPY: { fenPerMillion: 4_260_000, decimals: 0 },
  KRW: { fenPerMillion: 493_900, decimals: 0 },
  MYR: { fenPerMillion: 164_276_000, decimals: 2 },
  AED: { fenPerMillion: 182_649_000, decimals: 2 },
  GBP: { fenPerMillion: 887_991_000, decimals: 2 },
  EUR: { fenPerMillion: 762_053_000, decimals: 2 },
  USD: { fenPerMillion: 670_778_000, decimals: 2 },
  AUD: { fenPerMillion: 470_805_000, decimals: 2 },
  CAD: { fenPerMillion: 472_766_000, decimals: 2 },
  IDR: { fenPerMillion: 37_232, decimals: 2 },
  VND: { fenPerMillion: 25_851, decimals: 0 },
  PHP: { fenPerMillion: 10_729_000, decimals: 2 },
  TRY: { fenPerMillion: 13_691_000, decimals: 2 },
  RUB: { fenPerMillion: 7_937_000, decimals: 2 },
  QAR: { fenPerMillion: 184_280_000, decimals: 2 },
  CHF: { fenPerMillion: 804_898_000, decimals: 2 },
}
