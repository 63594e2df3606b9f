/** 29.0 */
export const kilometresOf = (metres: number): string => (metres / 1000).toFixed(1)
