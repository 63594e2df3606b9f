/** Several people in a sentence. */
export const text = {
  named: (p: { names: readonly string[]; count: number }) =>
    p.count > p.names.length ? `${p.names.join('、')}等 ${p.count} 人` : p.names.join('、'),
}
