// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './approval.en'
import { text as zhCN } from './approval.zh-CN'
import { text as zhTW } from './approval.zh-TW'

export const approvalText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
