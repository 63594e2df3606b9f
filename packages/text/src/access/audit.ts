// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './audit.en'
import { text as zhCN } from './audit.zh-CN'
import { text as zhTW } from './audit.zh-TW'

export const auditText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
