// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './notices.en'
import { text as zhCN } from './notices.zh-CN'
import { text as zhTW } from './notices.zh-TW'

export const companyNoticesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
