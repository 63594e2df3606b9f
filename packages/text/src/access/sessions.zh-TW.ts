// Made from sessions.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './sessions.zh-CN'

export const text: typeof source = {
  title: '登入裝置',
  lead: '以下是您帳號當前的登入。如有不認識的，請立即退出並修改密碼。',
  browser: {
    wechat: '微信',
    dingtalk: '釘釘',
    feishu: '飛書',
    edge: 'Edge',
    firefox: 'Firefox',
    chrome: 'Chrome',
    safari: 'Safari',
    other: '其他程式',
  },
  system: {
    harmony: '鴻蒙',
    android: 'Android',
    ios: 'iPhone 或 iPad',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux',
    other: '未知系統',
  },
  device: (p: { browser: string; system: string }) => `${p.browser} · ${p.system}`,
  current: '當前登入',
  agent: (p: { name: string }) => `${p.name} 代您操作`,
  detail: (p: { started: string; ends: string; address: string }) => `${p.started} 登入，${p.ends} 前有效 · ${p.address}`,
  unknownAddress: '地址未知',
  end: '退出',
  endOf: (p: { device: string }) => `退出 ${p.device} 的登入`,
  endOthers: '退出其他所有登入',
  endOthersTitle: '退出其他所有登入？',
  endOthersMessage: (p: { count: number }) => `除當前登入外的 ${p.count} 處登入將立即失效。`,
  ended: '已退出，立即生效',
  password: '修改密碼',
  assisted: '代他人操作時不能檢視或退出其登入',
}
