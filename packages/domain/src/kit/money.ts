/** Arithmetic and display of fen, the whole minor units in which every amount is kept. */
const fenPerYuan = 100

/** Rounds to whole yuan, half up: fees of refund and change (handbook 1.6). */
export const roundToYuan = (fen: number): number => Math.floor((fen + fenPerYuan / 2) / fenPerYuan) * fenPerYuan

/** A percentage of an amount, rounded to whole yuan. */
export const percentInYuan = (fen: number, percent: number): number => roundToYuan((fen * percent) / 100)

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** ¥1,234.50: two decimals, as on bills and totals. */
export function formatYuan(fen: number): string {
  const absolute = Math.abs(fen)
  const decimals = String(absolute % fenPerYuan).padStart(2, '0')
  return `${fen < 0 ? '-' : ''}¥${grouped(String(Math.floor(absolute / fenPerYuan)))}.${decimals}`
}

/** ¥760: whole yuan lose their decimals inside a sentence. */
export const shortYuan = (fen: number): string => formatYuan(fen).replace(/\.00$/, '')
