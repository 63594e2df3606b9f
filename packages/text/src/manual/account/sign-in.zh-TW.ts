// Made from sign-in.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './sign-in.zh-CN'
import { text as login } from '../../access/login.zh-TW'
import { text as factor } from '../../access/second-factor.zh-TW'
import { text as sessions } from '../../access/sessions.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import { text as profile } from '../../personal/profile.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '用企業帳號登入，並保護好帳號。',
  sections: {
    first: {
      title: '第一次登入',
      lead: `收到邀請郵件後開啟連結，或在登入頁點選「${login.activate}」，驗證身分並設定密碼。`,
    },
    forgot: {
      title: '忘記密碼',
      lead: `在登入頁點選「${login.forgot}」，用手機或信箱驗證後設置新密碼。也可以選擇「${login.byCode}」，不用密碼登入。`,
    },
    twoStep: {
      title: '兩步驗證',
      lead: factor.lead,
      steps: [
        `開啟「${menu.items.profile}」的「${profile.section.secondFactor}」，點選「${factor.enrol}」或「${factor.addPasskey}」。`,
        factor.scan,
        `「${factor.codesTitle}」：${factor.codesLead}`,
      ],
      notes: [factor.lostAll],
      picture: '兩步驗證的設定',
      hint: `開啟「${factor.require}」後，${factor.requireHint}`,
    },
    devices: {
      title: '登入裝置',
      lead: sessions.lead,
    },
  },
} satisfies ManualArticle
