// Made from incident-notification.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './incident-notification.zh-CN'

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
    updated: (p: Facts) => `安全事件有更新：${p.title}`,
    released: (p: Facts) => `不再涉及您的行程：${p.title}`,
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
    updated: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        p.message,
        '',
        `地點：${p.places}`,
        `時間：${p.from} 至 ${p.to}（北京時間）`,
        '',
        '公司更新了以上內容。如果情況有變化，請在下面的頁面告訴公司：',
        p.link,
        '',
        '遠行商旅',
      ].join('\n'),
    released: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        `「${p.title}」的地點或時間已更正，不再涉及您的行程，您不需要回復。`,
        '',
        '如果您仍需要幫助，請聯絡公司的差旅管理員。',
        '',
        '遠行商旅',
      ].join('\n'),
  },
}
