// Made from accounts.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './accounts.zh-CN'
import { text as login } from '../../access/login.zh-TW'
import { text as accounts } from '../../admin/account/accounts.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${accounts.title}」列出員工的登入情況，可以鎖定帳號、重置密碼、登出。`,
  sections: {
    lock: {
      title: '鎖定和解鎖',
      steps: [
        `開啟「${accounts.title}」，點選員工姓名。`,
        `點選「${accounts.lock}」，填寫「${accounts.lockReason}」。`,
        `需要恢復時點選「${accounts.unlock}」。多個帳號可以在列表中勾選後一起鎖定或解鎖。`,
      ],
      notes: [accounts.lockText, `連續輸錯密碼而暫停的帳號到時自動恢復，也可以立即「${accounts.unlock}」。`],
      picture: '帳號列表，顯示狀態、最近登入和兩步驗證',
    },
    password: {
      title: '重置密碼',
      lead: `員工自己可以在登入頁點選「${login.forgot}」。需要代為處理時點選「${accounts.resetPassword}」：原密碼立即失效，設定新密碼的方式傳送到員工的信箱，您不會看到密碼。`,
    },
    sessions: {
      title: '登出',
      lead: `在帳號中可以逐個退出，或點選「${accounts.endAll}」。裝置遺失時請同時鎖定帳號。`,
    },
  },
} satisfies ManualArticle
