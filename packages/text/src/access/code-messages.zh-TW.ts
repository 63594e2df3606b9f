// Made from code-messages.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './code-messages.zh-CN'

export interface CodeFacts {
  code: string
  minutes: number
}

export const text: typeof source = {
  signature: '遠行商旅',
  purposes: {
    signIn: '登入',
    activate: '啟用帳號',
    openAccount: '開通帳號',
    register: '企業註冊',
    reset: '重置密碼',
    contact: '更換聯絡方式',
    domain: '確認公司信箱域名',
  },
  subject: (p: { purpose: string }) => `${p.purpose}驗證碼`,
  code: (p: CodeFacts & { purpose: string }) =>
    `您正在${p.purpose}，驗證碼 ${p.code}，${p.minutes} 分鐘內有效。請勿告知他人，如非本人操作請忽略。`,
  link: (p: { link: string }) => `也可直接開啟以下連結繼續（僅可使用一次）：\n${p.link}`,
  noticeSubject: '關於您的帳號',
  notices: {
    accountExists: (p: { link: string }) => `該聯絡方式已有帳號，請直接登入：${p.link}。如非本人操作請忽略。`,
    activateFirst: (p: { link: string }) => `您的帳號尚未啟用，請先啟用：${p.link}。如非本人操作請忽略。`,
    alreadyActive: (p: { link: string }) => `您的帳號已啟用，請直接登入：${p.link}。如非本人操作請忽略。`,
    contactChanged: (p: { contact: string; time: string; link: string }) =>
      `您的聯絡方式已於 ${p.time} 更換為 ${p.contact}。如非本人操作，請立即找回密碼：${p.link}，並聯絡差旅管理員。`,
    passwordChanged: (p: { time: string; link: string }) =>
      `您的密碼已於 ${p.time} 修改，其他裝置已登出。如非本人操作，請立即找回密碼：${p.link}`,
    secondFactor: {
      enrolled: (p: { time: string; link: string }) =>
        `您的帳號已於 ${p.time} 新增兩步驗證方式，其他裝置已登出。如非本人操作，請立即找回密碼：${p.link}，並聯絡差旅管理員。`,
      removed: (p: { time: string; link: string }) =>
        `您的帳號已於 ${p.time} 移除一種兩步驗證方式。如非本人操作，請立即找回密碼：${p.link}，並聯絡差旅管理員。`,
      reset: (p: { time: string; link: string }) =>
        `管理員已於 ${p.time} 重置您帳號的兩步驗證，您已從所有裝置登出。如非您要求，請立即找回密碼：${p.link}，並聯絡差旅管理員。`,
    },
  },
}
