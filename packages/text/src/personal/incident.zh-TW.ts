// Made from incident.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './incident.zh-CN'

export const text: typeof source = {
  title: '報平安',
  banner: (p: { title: string }) => `${p.title}：請告訴公司您是否安全`,
  answer: '去報平安',
  where: '地點',
  when: '時間',
  span: (p: { from: string; to: string }) => `${p.from} – ${p.to}（北京時間）`,
  ask: '您現在安全嗎？',
  safe: '我很安全',
  help: '我需要幫助',
  note: '補充說明（選填）',
  noteHint: '如所在位置、需要什麼幫助',
  saidSafe: (p: { at: string }) => `您於 ${p.at} 回覆：安全。情況有變時可再次回覆。`,
  saidHelp: (p: { at: string }) => `您於 ${p.at} 回覆：需要幫助。公司已看到，請保持電話暢通。`,
  thanks: '已告訴公司',
  emergency: '緊急情況請先撥打 110 或 120。',
  callService: '聯絡差旅服務商',
  closed: '這個事件已經結束，不需要再回復。',
  none: '沒有需要您回覆的事件',
  noneText: '有事件涉及您的行程時，公司會通知您。',
  home: '回首頁',
}
