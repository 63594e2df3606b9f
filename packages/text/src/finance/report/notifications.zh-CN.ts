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

/** A saved view of a report, sent every month. */
export const text = {
  subject: (p: Facts) => `月度报表：${p.view}（${p.month}）`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `报表“${p.view}” ${p.month} 的数据如下：`,
      ...p.figures.map(({ name, value, before }) => `${name}：${value}（同期 ${before}）`),
      '',
      '打开报表查看明细，并可导出 Excel 和 PDF：',
      p.link,
      '',
      p.sender ? `由 ${p.sender} 设置每月发送。` : '由您设置每月发送。',
      '不再需要时，在报表页面的“视图”中点“停止发送”即可。',
      '',
      '远行商旅',
    ].join('\n'),
}
