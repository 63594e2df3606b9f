import { text as login } from '../../access/login.zh-CN'
import { text as factor } from '../../access/second-factor.zh-CN'
import { text as sessions } from '../../access/sessions.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import { text as profile } from '../../personal/profile.zh-CN'
import type { ManualArticle } from '../article'

/** Signing in, passwords and the second step. */
export const text = {
  lead: '用企业账号登录，并保护好账号。',
  sections: {
    first: {
      title: '第一次登录',
      lead: `收到邀请邮件后打开链接，或在登录页点击“${login.activate}”，验证身份并设置密码。`,
    },
    forgot: {
      title: '忘记密码',
      lead: `在登录页点击“${login.forgot}”，用手机或邮箱验证后设置新密码。也可以选择“${login.byCode}”，不用密码登录。`,
    },
    twoStep: {
      title: '两步验证',
      lead: factor.lead,
      steps: [
        `打开“${menu.items.profile}”的“${profile.section.secondFactor}”，点击“${factor.enrol}”或“${factor.addPasskey}”。`,
        factor.scan,
        `“${factor.codesTitle}”：${factor.codesLead}`,
      ],
      notes: [factor.lostAll],
      picture: '两步验证的设置',
      hint: `开启“${factor.require}”后，${factor.requireHint}`,
    },
    devices: {
      title: '登录设备',
      lead: sessions.lead,
    },
  },
} satisfies ManualArticle
