// Made from changed.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './changed.zh-CN'

interface Facts {
  name: string
  /** The standard that binds now; empty where none does. */
  policy: string
  products: string[]
  day: string
  link: string
}

export const text: typeof source = {
  subject: (p: Facts) => `您的差旅標準有變化：${p.products.join('、')}`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      p.policy === ''
        ? `自 ${p.day} 起，您沒有適用的${p.products.join('、')}差旅標準。`
        : `自 ${p.day} 起，您適用「${p.policy}」，其中${p.products.join('、')}的標準有變化。`,
      '已預訂的行程仍按預訂時的標準，不受影響；新的預訂、改簽以及出差申請下的預訂按新標準判斷。',
      p.link,
      '',
      '遠行商旅',
    ].join('\n'),
}
