/** Arithmetic and display of fen, the whole minor units in which every amount is kept. */
const fenPerYuan = 100

/** Rounds to whole yuan, half up: fees of refund and change (handbook 1.6). */
export const roundToYuan = (fen: number): number => Math.floor((fen + fenPerYuan / 2) / fenPerYuan) * fenPerYuan

/** A percentage of an amount, rounded to whole yuan. */
export const percentInYuan = (fen: number, percent: number): number => roundToYuan((fen * percent) / 100)

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Divides whole fen by weight: rounded down, the odd fen to the largest fractions; nothing where nothing weighs. */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights)
  if (total === 0 || amount === 0) return weights.map(() => 0)
  if (weights.length === 1) return [amount]
  // Fen times fen can pass the whole numbers that a double keeps.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount))
  const parts = exact.map((product) => Number(product / BigInt(total)))
  const odd = amount - sum(parts)
  const byFraction = exact
    .map((product, index) => ({ index, fraction: product % BigInt(total) }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1))
  for (const { index } of byFraction.slice(0, odd)) parts[index]! += 1
  return parts
}

/** The same of an amount that may be below nought. */
export const apportionSigned = (amount: number, weights: readonly number[]): number[] =>
  apportion(Math.abs(amount), weights).map((share) => (amount < 0 && share > 0 ? -share : share))

/** 12,345: the digits of a whole number in threes. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
const wholeYuan = (fen: number): string => `${fen < 0 ? '-' : ''}¥${grouped(String(Math.floor(Math.abs(fen) / fenPerYuan)))}`

/** ¥1,234.50: two decimals, as on bills and totals. */
export const formatYuan = (fen: number): string => `${wholeYuan(fen)}.${String(Math.abs(fen) % fenPerYuan).padStart(2, '0')}`

/** ¥760: whole yuan lose their decimals inside a sentence. */
export const shortYuan = (fen: number): string => (fen % fenPerYuan === 0 ? wholeYuan(fen) : formatYuan(fen))
