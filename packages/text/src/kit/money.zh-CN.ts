/** What is said of converted amounts. */
export const text = {
  byRate: (p: { day: string; rate: string }) => `按 ${p.day} 汇率折算（${p.rate}），仅供参考，以人民币结算`,
  hundred: (p: { currency: string; yuan: string }) => `100 ${p.currency} = ${p.yuan}`,
  oldRate: (p: { days: number }) => `该汇率已有 ${p.days} 天，当前汇率可能不同`,
}
