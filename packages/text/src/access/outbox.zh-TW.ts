// Made from outbox.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './outbox.zh-CN'

export const text: typeof source = {
  title: '演示收件箱',
  note: '本機未配置簡訊閘道器和郵件伺服器，驗證碼等訊息保留在這裡，僅供演示。',
  empty: '還沒有訊息。請先在登入、啟用或註冊頁面取得驗證碼。',
  to: '收件人',
  channels: { mobile: '簡訊', mail: '郵件' },
  refresh: '重新整理',
}
