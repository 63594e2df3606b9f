/** Currencies of ISO 4217 whose smallest unit is not the hundredth: the whole one, or the thousandth. */
const others: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}
const digits = new Map(
  Object.entries(others).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
)

/** How many decimals the minor unit of a currency has, in which its amounts are kept. */
export const minorDigits = (currency: string): number => digits.get(currency) ?? 2
