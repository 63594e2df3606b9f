/** Amounts in yuan as a person types them, in fen; undefined where it is no amount. */
export function fenOf(typed: string): number | undefined {
  const value = typed.trim().replaceAll(',', '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : undefined
}

/** As it stands in a field; nothing is an empty one. */
export const yuanOf = (fen: number): string => (fen === 0 ? '' : fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))
