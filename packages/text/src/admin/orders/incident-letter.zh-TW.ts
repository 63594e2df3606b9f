// Made from incident-letter.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './incident-letter.zh-CN'

interface Facts {
  name: string
  title: string
  message: string
  places: string
  from: string
  to: string
  link: string
}

export const text: typeof source = {
  subject: {
    told: (p: Facts) => `安全確認：${p.title}`,
    reminded: (p: Facts) => `請儘快報平安：${p.title}`,
  },
  body: {
    told: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        p.message,
        '',
        `地點：${p.places}`,
        `時間：${p.from} 至 ${p.to}（北京時間）`,
        '',
        '您的行程涉及以上地點和時間。請點開下面的頁面，告訴公司您是否安全，或需要幫助：',
        p.link,
        '',
        '遠行商旅',
      ].join('\n'),
    reminded: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        '公司還沒有收到您的回覆。請點開下面的頁面報平安，或說明需要什麼幫助：',
        p.link,
        '',
        p.message,
        '',
        `地點：${p.places}`,
        `時間：${p.from} 至 ${p.to}（北京時間）`,
        '',
        '遠行商旅',
      ].join('\n'),
  },
}
