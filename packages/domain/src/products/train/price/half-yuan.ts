/**
 * The railway's rounding (handbook 3.3, 3.7): fares and fees are multiples of half a yuan.
 * A tail under 0.25 is dropped, one from 0.25 to under 0.75 becomes 0.5, from 0.75 a whole yuan. Fen in, fen out.
 */
export const toHalfYuan = (fen: number): number => Math.floor((fen + 25) / 50) * 50

export const percentInHalfYuan = (fen: number, percent: number): number => toHalfYuan((fen * percent) / 100)
