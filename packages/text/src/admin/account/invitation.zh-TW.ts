// Made from invitation.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './invitation.zh-CN'

interface Facts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  account: string
}

export const text: typeof source = {
  subject: (p: Facts) => `${p.company}邀請您使用遠行商旅`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `${p.company}已為您開通遠行商旅帳號，用於預訂差旅行程。`,
      `請開啟以下連結啟用帳號並設定密碼，帳號為本信箱 ${p.account} 或您在公司登記的手機號碼：`,
      `${p.portal}/v/activation/index`,
      '',
      '如非您本人，請忽略本郵件。',
      '',
      '遠行商旅',
    ].join('\n'),
  message: (p: Pick<Facts, 'company' | 'portal'>) =>
    `【遠行商旅】${p.company}已為您開通帳號，請開啟 ${p.portal}/v/activation/index 用本手機號碼啟用。`,
}
