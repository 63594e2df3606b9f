// Made from password-reset.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './password-reset.zh-CN'

interface Facts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  account: string
}

export const text: typeof source = {
  subject: (p: Facts) => `${p.company}已重置您的遠行商旅密碼`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `${p.company}的管理員已重置您的密碼，原密碼已失效，所有登入已退出。`,
      `請開啟以下連結設定新密碼，帳號為本信箱 ${p.account} 或您在公司登記的手機號碼：`,
      `${p.portal}/v/forget/rePassword/index`,
      '',
      '如有疑問，請聯絡公司的差旅管理員。',
      '',
      '遠行商旅',
    ].join('\n'),
}
