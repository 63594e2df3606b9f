// Made from notifications.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notifications.zh-CN'

interface Facts {
  name: string
  view: string
  /** 2026-11. */
  month: string
  /** Who has it sent; empty where that is the reader. */
  sender: string
  /** Each with its value and that of the days beside it. */
  figures: readonly { name: string; value: string; before: string }[]
  link: string
}

export const text: typeof source = {
  subject: (p: Facts) => `月度報表：${p.view}（${p.month}）`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `報表「${p.view}」 ${p.month} 的資料如下：`,
      ...p.figures.map(({ name, value, before }) => `${name}：${value}（同期 ${before}）`),
      '',
      '開啟報表檢視明細，並可匯出 Excel 和 PDF：',
      p.link,
      '',
      p.sender ? `由 ${p.sender} 設定每月傳送。` : '由您設定每月傳送。',
      '不再需要時，在報表頁面的「檢視」中點「停止傳送」即可。',
      '',
      '遠行商旅',
    ].join('\n'),
}
